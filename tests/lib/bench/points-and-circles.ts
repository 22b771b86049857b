import type { Circle, Vec2 } from '#lib/types.ts';
import { neighbour } from './doubles.ts';
import { gridCircles, gridPoints } from './grids.ts';
import { farOffsets, pythagoreanTriples, type Triple } from './hard-numbers.ts';
import type { Random } from './random-scenes.ts';

export interface PointAndCircle {
  readonly point: Vec2;
  readonly circle: Circle;
}

/** Every point of the grid with every circle on it. */
export function* everyPointAndCircle(
  half: number,
  largestRadius: number,
): Generator<PointAndCircle> {
  for (const circle of gridCircles(half, largestRadius)) {
    for (const point of gridPoints(half)) yield { point, circle };
  }
}

/** A circle of radius c and each of the eight points that a triple gives on its rim. */
export function* touching({ a, b, c }: Triple, center: Vec2): Generator<PointAndCircle> {
  const circle = { center, radius: c };
  for (const [dx, dy] of [[a, b] as const, [b, a] as const]) {
    for (const x of [center.x - dx, center.x + dx]) {
      for (const y of [center.y - dy, center.y + dy]) yield { point: { x, y }, circle };
    }
  }
}

/** The touching scenes of all small triples, near the origin and far from it. */
export function* touchingEverywhere(): Generator<PointAndCircle> {
  for (const triple of pythagoreanTriples(100)) {
    for (const x of farOffsets) {
      for (const y of farOffsets) yield* touching(triple, { x, y });
    }
  }
}

/** A scene of whole numbers up to +-limit, often just touching or one unit off. */
export function integerScene(random: Random, limit: number): PointAndCircle {
  const center = { x: random.integer(-limit, limit), y: random.integer(-limit, limit) };
  const kind = random.pick(['anywhere', 'near the rim', 'touching']);
  if (kind === 'anywhere') {
    const point = { x: random.integer(-limit, limit), y: random.integer(-limit, limit) };
    return { point, circle: { center, radius: random.integer(0, limit) } };
  }
  const nudge = { x: random.integer(-1, 1), y: random.integer(-1, 1) };
  if (kind === 'near the rim') {
    const radius = random.integer(0, limit);
    const angle = random.pick([0, 0.5, 1, random.between(0, 2)]) * Math.PI;
    const dx = Math.round(radius * Math.cos(angle)) + nudge.x;
    const dy = Math.round(radius * Math.sin(angle)) + nudge.y;
    return { point: { x: center.x + dx, y: center.y + dy }, circle: { center, radius } };
  }
  const { a, b, c } = random.pick(smallTriples);
  const times = random.integer(1, Math.floor(limit / c));
  const x = center.x + random.pick([-1, 1]) * a * times + nudge.x;
  const y = center.y + random.pick([-1, 1]) * b * times + nudge.y;
  return { point: { x, y }, circle: { center, radius: c * times } };
}

/**
 * A scene of doubles of about this size, with the point so close to the rim that rounding can
 * decide. Each coordinate of the centre is 0, so small that a difference is rounded, about as large
 * as those of the point, or far larger.
 */
export function nearRimScene(random: Random, size: number): PointAndCircle {
  const around = size * random.pick([1, random.between(1, 2)]);
  const angle = random.between(0, 2 * Math.PI);
  const centerSizes = [0, size * 2 ** -53, size, size * 1000];
  const coordinate = () => random.pick(centerSizes) * random.between(-1, 1);
  const center = { x: coordinate(), y: coordinate() };
  const point = {
    x: center.x + around * Math.cos(angle),
    y: center.y + around * Math.sin(angle),
  };
  const distance = Math.hypot(point.x - center.x, point.y - center.y);
  const radius = neighbour(distance, random.integer(-2, 2));
  return { point, circle: { center, radius } };
}

/** A scene of doubles of about this size, with the point anywhere. */
export function anywhereScene(random: Random, size: number): PointAndCircle {
  const coordinate = () => size * random.between(-1, 1);
  return {
    point: { x: coordinate(), y: coordinate() },
    circle: { center: { x: coordinate(), y: coordinate() }, radius: size * random.between(0, 2) },
  };
}

/** A scene whose coordinates differ in size, from 1e-150 to 1e150, with nearly touching radius. */
export function mixedSizesScene(random: Random): PointAndCircle {
  const coordinate = () => random.ofAnySize(-150, 150);
  const point = { x: coordinate(), y: coordinate() };
  const center = { x: coordinate(), y: coordinate() };
  const distance = Math.hypot(point.x - center.x, point.y - center.y);
  return { point, circle: { center, radius: neighbour(distance, random.integer(-3, 3)) } };
}

const smallTriples = pythagoreanTriples(100);
