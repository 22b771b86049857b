import type { Box, Circle, OrientedBox, Vec2 } from '#lib/types.ts';
import { neighbour } from './doubles.ts';
import { gridCircles, integers } from './grids.ts';
import { farOffsets, pythagoreanTriples, smallRadii } from './hard-numbers.ts';
import type { Random } from './random-scenes.ts';

export interface BoxAndCircle {
  readonly box: Box;
  readonly circle: Circle;
}

export interface OrientedBoxAndCircle {
  readonly box: OrientedBox;
  readonly circle: Circle;
}

const smallTriples = pythagoreanTriples(100);

/** Every small box with every circle of the grid. A box may be a segment or a point. */
export function* everyBoxAndCircle(
  half: number,
  largestRadius: number,
  largestSide: number,
): Generator<BoxAndCircle> {
  const circles = gridCircles(half, largestRadius);
  const sides = integers(0, largestSide);
  for (const center of [
    { x: 0, y: 0 },
    { x: 1, y: -2 },
  ]) {
    for (const halfWidth of sides) {
      for (const halfHeight of sides) {
        for (const circle of circles) yield { box: { center, halfWidth, halfHeight }, circle };
      }
    }
  }
}

/** Circles with a triple's radius that just touch a corner of the box, eight at each corner. */
export function* touchingCorners(box: Box, largest: number): Generator<BoxAndCircle> {
  const { center, halfWidth, halfHeight } = box;
  for (const { a, b, c } of pythagoreanTriples(largest)) {
    for (const [x, y] of [[a, b] as const, [b, a] as const]) {
      for (const right of [-1, 1]) {
        for (const up of [-1, 1]) {
          const away = { x: right * (halfWidth + x), y: up * (halfHeight + y) };
          yield { box, circle: { center: moved(center, away), radius: c } };
        }
      }
    }
  }
}

/** Circles that just touch a side of the box from outside, at three points of each side. */
export function* touchingWalls(box: Box, radius: number): Generator<BoxAndCircle> {
  const { center, halfWidth, halfHeight } = box;
  for (const side of [-1, 1]) {
    for (const along of [-1, 0, 1]) {
      const beside = { x: side * (halfWidth + radius), y: along * halfHeight };
      const above = { x: along * halfWidth, y: side * (halfHeight + radius) };
      yield { box, circle: { center: moved(center, beside), radius } };
      yield { box, circle: { center: moved(center, above), radius } };
    }
  }
}

/** Boxes of every kind, points and segments among them, near the origin and far from it. */
export function hardBoxes(): Box[] {
  const sides = [0, 1, 7, 1000];
  return farOffsets.flatMap((x) =>
    farOffsets.flatMap((y) =>
      sides.flatMap((halfWidth) =>
        sides.map((halfHeight) => ({ center: { x, y }, halfWidth, halfHeight })),
      ),
    ),
  );
}

/** Circles that just touch a wall or a corner of a hard box, in whole numbers. */
export function* touchingBoxesEverywhere(largest: number): Generator<BoxAndCircle> {
  for (const box of hardBoxes()) {
    yield* touchingCorners(box, largest);
    for (const radius of [0, 1, 5]) yield* touchingWalls(box, radius);
  }
}

/** A circle that contains the box, and circles in it, some of radius 0 or almost 0. */
export function* holding(box: Box): Generator<BoxAndCircle> {
  const { center, halfWidth, halfHeight } = box;
  yield { box, circle: { center, radius: halfWidth + halfHeight } };
  for (const radius of smallRadii) yield { box, circle: { center, radius } };
}

/** A scene of whole numbers up to +-limit, often just touching or one unit off. */
export function integerBoxScene(random: Random, limit: number): BoxAndCircle {
  const place = () => ({ x: random.integer(-limit, limit), y: random.integer(-limit, limit) });
  const side = () => random.pick([0, random.integer(0, 9), random.integer(0, limit)]);
  const box = { center: place(), halfWidth: side(), halfHeight: side() };
  const kind = random.pick(['anywhere', 'at a wall', 'at a corner', 'inside']);
  const nudge = { x: random.integer(-1, 1), y: random.integer(-1, 1) };
  const sign = () => random.pick([-1, 1]);
  if (kind === 'anywhere') {
    return { box, circle: { center: place(), radius: random.integer(0, limit) } };
  }
  if (kind === 'inside') {
    const x = random.integer(-box.halfWidth, box.halfWidth);
    const y = random.integer(-box.halfHeight, box.halfHeight);
    const radius = random.pick([0, random.integer(0, limit)]);
    return { box, circle: { center: moved(box.center, { x, y }), radius } };
  }
  if (kind === 'at a wall') {
    const radius = random.integer(0, limit);
    const scenes = [...touchingWalls(box, radius)];
    const { circle } = random.pick(scenes);
    return { box, circle: { center: moved(circle.center, nudge), radius } };
  }
  const { a, b, c } = random.pick(smallTriples);
  const times = random.integer(1, Math.floor(limit / c));
  const away = {
    x: sign() * (box.halfWidth + a * times),
    y: sign() * (box.halfHeight + b * times),
  };
  const center = moved(moved(box.center, away), nudge);
  return { box, circle: { center, radius: c * times } };
}

/**
 * A scene of doubles of about this size, so close to touching that rounding can decide. The sides
 * and the radius are similar or very different, and the box is at, near or far from the origin.
 */
export function nearTouchingBoxScene(random: Random, size: number): BoxAndCircle {
  const { sides, radius, place } = nearTouching(random, size);
  const box = { center: centerFor(random, size), ...sides };
  const center = moved(box.center, place);
  return beside(random, box, center, radius, moved(center, box.center, -1));
}

/** The same with a rotated box. */
export function nearTouchingOrientedScene(random: Random, size: number): OrientedBoxAndCircle {
  const rotation = rotationFor(random);
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const { sides, radius, place } = nearTouching(random, size);
  const box = { center: centerFor(random, size), ...sides, rotation };
  const center = moved(box.center, {
    x: place.x * cos - place.y * sin,
    y: place.x * sin + place.y * cos,
  });
  const { x, y } = moved(center, box.center, -1);
  return beside(random, box, center, radius, { x: x * cos + y * sin, y: y * cos - x * sin });
}

/** A scene of doubles of about this size, with the circle anywhere. */
export function anyBoxScene(random: Random, size: number): BoxAndCircle {
  const place = () => ({ x: size * random.between(-1, 1), y: size * random.between(-1, 1) });
  const length = () => size * random.between(0, 1);
  const box = { center: place(), halfWidth: length(), halfHeight: length() };
  return { box, circle: { center: place(), radius: length() } };
}

export function anyOrientedScene(random: Random, size: number): OrientedBoxAndCircle {
  const { box, circle } = anyBoxScene(random, size);
  return { box: { ...box, rotation: rotationFor(random) }, circle };
}

/** A scene in which each number has its own size, from 1e-130 to 1e150. */
export function mixedSizesBoxScene(random: Random): BoxAndCircle {
  const coordinate = () => random.ofAnySize(-130, 150);
  const place = () => ({ x: coordinate(), y: coordinate() });
  const side = () => Math.abs(coordinate());
  const box = { center: place(), halfWidth: side(), halfHeight: side() };
  const circle = { center: place(), radius: Math.abs(coordinate()) };
  if (random.integer(0, 1) === 0) return { box, circle };
  return beside(random, box, circle.center, 0, moved(circle.center, box.center, -1));
}

/** Quarter turns, angles near them, and any others. */
function rotationFor(random: Random): number {
  const quarters = (random.integer(-8, 8) * Math.PI) / 2;
  return random.pick([0, quarters, neighbour(quarters, 1), random.between(-100, 100)]);
}

function centerFor(random: Random, size: number): Vec2 {
  const sizes = [0, size * 2 ** -53, size, size * 1000];
  const coordinate = () => random.pick(sizes) * random.between(-1, 1);
  return { x: coordinate(), y: coordinate() };
}

/** Returns sides, a radius, and a centre relative to the box at which the two just touch. */
function nearTouching(random: Random, size: number) {
  const length = () => size * random.pick([0, 2 ** -20, 1, 1]) * random.between(0.5, 2);
  const sides = { halfWidth: length(), halfHeight: length() };
  const radius = size * random.pick([2 ** -20, 1, 1]) * random.between(0.5, 2);
  const angle = random.between(0, 2 * Math.PI);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const kind = random.pick(['corner', 'corner', 'column', 'row']);
  const along = random.between(-1, 1);
  const x = Math.sign(cos) * (sides.halfWidth + radius * (kind === 'row' ? 1 : Math.abs(cos)));
  const y = Math.sign(sin) * (sides.halfHeight + radius * (kind === 'column' ? 1 : Math.abs(sin)));
  if (kind === 'column') return { sides, radius, place: { x: along * sides.halfWidth, y } };
  if (kind === 'row') return { sides, radius, place: { x, y: along * sides.halfHeight } };
  return { sides, radius, place: { x, y } };
}

/**
 * Makes a scene whose radius just reaches the box except for rounding, is up to two ulps off, or is
 * so far off that every result must be right, which exposes an inaccurate test.
 */
function beside<AnyBox extends Box | OrientedBox>(
  random: Random,
  box: AnyBox,
  center: Vec2,
  radius: number,
  offset: Vec2,
): { box: AnyBox; circle: Circle } {
  const x = Math.max(Math.abs(offset.x) - box.halfWidth, 0);
  const y = Math.max(Math.abs(offset.y) - box.halfHeight, 0);
  const reach = Math.hypot(x, y) || radius;
  const far = random.pick([-1, 1]) * 2 ** random.integer(2, 40);
  const steps = random.pick([random.integer(-2, 2), far]);
  return { box, circle: { center, radius: Math.abs(neighbour(reach, steps)) } };
}

function moved(point: Vec2, by: Vec2, times = 1): Vec2 {
  return { x: point.x + times * by.x, y: point.y + times * by.y };
}
