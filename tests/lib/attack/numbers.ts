import type { Box, Polygon, Vec2 } from '#lib/types.ts';
import { neighbour } from '../bench/doubles.ts';

// The numbers of a climb are a position, followed by a shape.

export type Numbers = readonly number[];

export const placeOf = ([x, y]: Numbers): Vec2 => ({ x: x!, y: y! });

/** The corners after the place. */
export const cornersOf = (numbers: Numbers): Polygon =>
  Array.from({ length: (numbers.length - 2) / 2 }, (_, i) => placeOf(numbers.slice(2 * i + 2)));

/** The box after the place. */
export const boxOf = ([, , x, y, w, h]: Numbers): Box => ({
  center: { x: x!, y: y! },
  halfWidth: Math.abs(w!),
  halfHeight: Math.abs(h!),
});

/** A direction whose length is 1, except for rounding. */
export function directionOf(halfTurns: number): Vec2 {
  const angle = Math.PI * halfTurns;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The doubles around a value, in order. */
export const doublesAround = (value: number): number[] =>
  Array.from({ length: 9 }, (_, i) => neighbour(value, i - 4));

/** Points in a row around a point, a little less than an ulp of the length apart. */
export function* rowAround({ x, y }: Vec2, along: Vec2, length: number): Generator<Vec2> {
  const step = (0.7 * Number.EPSILON * length) / Math.hypot(along.x, along.y);
  for (let k = -12; k <= 12; k += 1) {
    yield { x: x + k * step * along.x, y: y + k * step * along.y };
  }
}

/** A place on the first edge, and the direction across it. */
export function onFirstEdge(numbers: Numbers): { on: Vec2; across: Vec2 } {
  const [a, b] = cornersOf(numbers) as [Vec2, Vec2];
  const t = Math.abs(numbers[0]!) % 1;
  return {
    on: { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) },
    across: { x: a.y - b.y, y: b.x - a.x },
  };
}

/** The sine of a triangle's sharpest corner. */
export function sharpest(polygon: Polygon): number {
  const sines = polygon.map((corner, i) => {
    const [a, b] = [polygon[(i + 1) % 3]!, polygon[(i + 2) % 3]!];
    const [ax, ay, bx, by] = [a.x - corner.x, a.y - corner.y, b.x - corner.x, b.y - corner.y];
    return Math.abs(ax * by - ay * bx) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
  });
  return Math.min(...sines);
}
