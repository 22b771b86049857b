import type {
  Box,
  Circle,
  Vec2,
} from '#lib/types.ts';
import type { Rounding } from './monogame-circles.ts';

/** The result of the article's test, if it hits. */
export interface SquareContact {
  readonly normal: Vec2;
  /** The vector that moves the circle. */
  readonly mtv: Vec2;
  readonly point: Vec2;
  readonly distance: number;
}

/** Subtracted from the squared radius. */
export const printedEpsilon = 0.00001;

/**
 * "Circle-square collision test in 2D", as in its
 * prose: a hit if the distance is below 0. A circle
 * that just touches is therefore a miss, such as
 * radius 1 at (2, 0) with half sides 1.
 */
export function overlapsByDistance(
  box: Box,
  circle: Circle,
  round: Rounding,
): boolean {
  const { delta } = project(box, circle, round);
  const length = magnitude(delta, round);
  return round(length - round(circle.radius)) < 0;
}

/**
 * The same by squares, as printed. It subtracts a
 * fixed epsilon from a square, so a circle of radius
 * up to 0.00316 never hits, such as radius 0.003 at
 * (0, 0) with half sides 0.5. In `float`, at radius
 * 100, the epsilon changes nothing.
 */
export function overlapsByEpsilon(
  box: Box,
  circle: Circle,
  round: Rounding,
  epsilon = printedEpsilon,
): boolean {
  const { delta } = project(box, circle, round);
  return isNear(delta, circle, round, epsilon);
}

/**
 * The contact, as printed. With the centre inside,
 * only the move is corrected. The normal stays
 * (0, 0) and the distance stays minus the radius,
 * for example with radius 1 at (0, 0) and half sides
 * 5. A centre exactly on a side does not count as
 * inside, and even its move is (0, 0), for example
 * with radius 1 at (1, 0) and half sides 1.
 */
export function collideMendingOnlyMtv(
  box: Box,
  circle: Circle,
  round: Rounding,
  epsilon = printedEpsilon,
): SquareContact | null {
  const found = project(box, circle, round);
  if (!isNear(found.delta, circle, round, epsilon)) {
    return null;
  }
  const contact = outside(found, box, circle, round);
  if (!found.inside) return contact;
  const { wall, at } = found;
  const delta = minus(wall, at, round);
  const mtv = longer(delta, circle, round);
  return { ...contact, mtv };
}

/**
 * The contact, with delta read literally as the
 * closest point on the side, and not as the vector
 * to that point. With half sides 5, it moves radius
 * 1 at (3, 0) by 6, although 3 is enough.
 */
export function collideTakingPointForDelta(
  box: Box,
  circle: Circle,
  round: Rounding,
  epsilon = printedEpsilon,
): SquareContact | null {
  const found = project(box, circle, round);
  if (!isNear(found.delta, circle, round, epsilon)) {
    return null;
  }
  const contact = outside(found, box, circle, round);
  if (!found.inside) return contact;
  const mtv = longer(found.wall, circle, round);
  return { ...contact, mtv };
}

/**
 * The contact, with delta replaced before the early
 * exit instead of after it. If the centre is deeper
 * inside than the radius, the result is a miss, for
 * example with radius 1 at (0, 0) and half sides 5.
 */
export function collideReplacingDeltaFirst(
  box: Box,
  circle: Circle,
  round: Rounding,
  epsilon = printedEpsilon,
): SquareContact | null {
  const found = project(box, circle, round);
  const { wall, at, inside } = found;
  const delta = inside
    ? minus(wall, at, round)
    : found.delta;
  if (!isNear(delta, circle, round, epsilon)) {
    return null;
  }
  const contact = outside(found, box, circle, round);
  if (!inside) return contact;
  const mtv = longer(delta, circle, round);
  return { ...contact, mtv };
}

/** All relative to the centre of the box. */
interface Projection {
  readonly at: Vec2;
  readonly closest: Vec2;
  readonly delta: Vec2;
  readonly inside: boolean;
  /** The nearest point of the nearest side. */
  readonly wall: Vec2;
}

function project(
  box: Box,
  circle: Circle,
  round: Rounding,
): Projection {
  const w = round(box.halfWidth);
  const h = round(box.halfHeight);
  const at = minus(circle.center, box.center, round);
  const closest = {
    x: Math.max(-w, Math.min(at.x, w)),
    y: Math.max(-h, Math.min(at.y, h)),
  };
  const inside =
    Math.abs(at.x) < w && Math.abs(at.y) < h;
  const toSide = round(w - Math.abs(at.x));
  const toEnd = round(h - Math.abs(at.y));
  const wall =
    toSide <= toEnd
      ? { x: at.x < 0 ? -w : w, y: at.y }
      : { x: at.x, y: at.y < 0 ? -h : h };
  const delta = minus(at, closest, round);
  return { at, closest, delta, inside, wall };
}

function isNear(
  delta: Vec2,
  circle: Circle,
  round: Rounding,
  epsilon: number,
): boolean {
  const r = round(circle.radius);
  const limit = round(round(r * r) - round(epsilon));
  return squareOf(delta, round) < limit;
}

function outside(
  { closest, delta }: Projection,
  box: Box,
  circle: Circle,
  round: Rounding,
): SquareContact {
  const r = round(circle.radius);
  const length = magnitude(delta, round);
  const normal = normalized(delta, round);
  const depth = round(r - length);
  return {
    normal,
    mtv: times(normal, depth, round),
    point: {
      x: round(round(box.center.x) + closest.x),
      y: round(round(box.center.y) + closest.y),
    },
    distance: round(length - r),
  };
}

/** The vector, lengthened by the radius. */
function longer(
  arrow: Vec2,
  circle: Circle,
  round: Rounding,
): Vec2 {
  const r = round(circle.radius);
  const more = times(
    normalized(arrow, round),
    r,
    round,
  );
  return {
    x: round(arrow.x + more.x),
    y: round(arrow.y + more.y),
  };
}

function minus(
  a: Vec2,
  b: Vec2,
  round: Rounding,
): Vec2 {
  return {
    x: round(round(a.x) - round(b.x)),
    y: round(round(a.y) - round(b.y)),
  };
}

function times(
  arrow: Vec2,
  factor: number,
  round: Rounding,
): Vec2 {
  return {
    x: round(arrow.x * factor),
    y: round(arrow.y * factor),
  };
}

function squareOf(
  arrow: Vec2,
  round: Rounding,
): number {
  const { x, y } = arrow;
  return round(round(x * x) + round(y * y));
}

function magnitude(
  arrow: Vec2,
  round: Rounding,
): number {
  return round(Math.sqrt(squareOf(arrow, round)));
}

/** Returns a vector of length 1, or (0, 0). */
function normalized(
  arrow: Vec2,
  round: Rounding,
): Vec2 {
  const length = magnitude(arrow, round);
  if (length === 0) return { x: 0, y: 0 };
  return {
    x: round(arrow.x / length),
    y: round(arrow.y / length),
  };
}
