import type { Box, Circle, Polygon, Vec2 } from '#lib/types.ts';
import type { BoxAndCircle } from './boxes-and-circles.ts';
import { neighbour } from './doubles.ts';
import { gridPoints } from './grids.ts';
import { farOffsets, pythagoreanTriples } from './hard-numbers.ts';
import type { PointAndCircle } from './points-and-circles.ts';
import type { PolygonAndCircle } from './polygons-and-circles.ts';
import type { Random } from './random-scenes.ts';

export interface CircleInCircle {
  readonly outer: Circle;
  readonly inner: Circle;
}

/** Grows the circle by `by`, and centres a circle of radius `by` on the point. */
export function grown({ point, circle }: PointAndCircle, by: number): CircleInCircle {
  return {
    outer: { ...circle, radius: circle.radius + by },
    inner: { center: point, radius: by },
  };
}

/** A scene of whole numbers up to +-limit, often touching a side from inside or one unit off. */
export function integerCircleInBox(random: Random, limit: number): BoxAndCircle {
  const place = () => ({ x: random.integer(-limit, limit), y: random.integer(-limit, limit) });
  const box = {
    center: place(),
    halfWidth: random.integer(0, limit),
    halfHeight: random.integer(0, limit),
  };
  const radius = random.integer(0, Math.min(box.halfWidth, box.halfHeight) + 1);
  const along = (half: number) => {
    const room = half - radius;
    const side = random.pick([-1, 1]);
    return random.pick([0, side * room, side * (room + 1), random.integer(-half, half)]);
  };
  const center = {
    x: box.center.x + along(box.halfWidth),
    y: box.center.y + along(box.halfHeight),
  };
  return random.pick([
    { box, circle: { center, radius } },
    { box, circle: { center, radius } },
    { box, circle: { center: place(), radius } },
  ]);
}

/** A scene of doubles of about this size that touches a side from inside, except for rounding. */
export function nearTouchingCircleInBox(random: Random, size: number): BoxAndCircle {
  const far = size * random.pick([0, 2 ** -53, 1, 1000]);
  const side = () => size * random.pick([2 ** -20, 1, 1]) * random.between(0.5, 2);
  const box: Box = {
    center: { x: far * random.between(-1, 1), y: far * random.between(-1, 1) },
    halfWidth: side(),
    halfHeight: side(),
  };
  const center = {
    x: box.center.x + box.halfWidth * random.pick([0, random.between(-1, 1)]),
    y: box.center.y + box.halfHeight * random.pick([0, random.between(-1, 1)]),
  };
  const room = Math.min(
    box.halfWidth - Math.abs(center.x - box.center.x),
    box.halfHeight - Math.abs(center.y - box.center.y),
  );
  const radius = Math.abs(neighbour(room, random.integer(-3, 3)));
  return { box, circle: { center, radius } };
}

/**
 * Circles in whole numbers that touch from inside: right-angled triangles with the circle that
 * touches all three sides, and polygons with a dent whose corner is just on the rim. Turned and
 * mirrored, both ways round, near the origin and far away.
 */
export function* touchingInside(): Generator<PolygonAndCircle> {
  for (const { a, b, c } of pythagoreanTriples(60)) {
    const r = (a + b - c) / 2;
    const far = c * c;
    const triangle = [at(-r, -r), at(a - r, -r), at(-r, b - r)];
    const dented = [at(-far, -far), at(far, -far), at(far, far), at(a, b), at(-far, far)];
    for (const offset of farOffsets) {
      for (const turn of turns) {
        const there = ({ x, y }: Vec2) => {
          const turned = turn(x, y);
          return { x: turned.x + offset, y: turned.y };
        };
        const center = at(offset, 0);
        for (const [shape, radius] of [
          [triangle, r],
          [dented, c],
        ] as const) {
          const polygon = shape.map(there);
          yield { polygon, circle: { center, radius } };
          yield { polygon: polygon.toReversed(), circle: { center, radius } };
        }
      }
    }
  }
}

/** Each of the polygons with circles at whole and half coordinates, which are exact. */
export function* withSmallCircles(polygons: readonly Polygon[]): Generator<PolygonAndCircle> {
  for (const polygon of polygons) {
    for (const { x, y } of gridPoints(4)) {
      const center = { x: x / 2, y: y / 2 };
      for (const radius of [0, 0.25, 0.5, 0.75, 1]) yield { polygon, circle: { center, radius } };
    }
  }
}

const at = (x: number, y: number): Vec2 => ({ x, y });
const turns = [
  at,
  (x: number, y: number) => at(-y, x),
  (x: number, y: number) => at(-x, -y),
  (x: number, y: number) => at(x, -y),
];
