import type { Box, Vec2 } from '#lib/types.ts';
import {
  add,
  compare,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
  ulpOf,
} from './rational.ts';

/** A point relative to a box's centre, on the box's own axes. */
export interface Offset {
  readonly x: Rational;
  readonly y: Rational;
}

type Sides = Pick<Box, 'halfWidth' | 'halfHeight'>;

export function offsetFrom({ center }: Pick<Box, 'center'>, point: Vec2): Offset {
  return {
    x: sub(fromDouble(point.x), fromDouble(center.x)),
    y: sub(fromDouble(point.y), fromDouble(center.y)),
  };
}

/** Returns the zone, from -1, 0 or 1 along each axis for below, between or above the sides. */
export function zone(offset: Offset, { halfWidth, halfHeight }: Sides): number {
  const row = sideOf(offset.y, fromDouble(halfHeight));
  return 3 * (row + 1) + sideOf(offset.x, fromDouble(halfWidth)) + 1;
}

/**
 * Returns the sign of "signed distance minus limit": -1 if the point is nearer to the box than the
 * limit, or deeper in it. No square root is needed: if both sides are above 0, both are squared.
 */
export function compareDistance(offset: Offset, sides: Sides, limit: Rational): -1 | 0 | 1 {
  const x = excess(offset.x, fromDouble(sides.halfWidth));
  const y = excess(offset.y, fromDouble(sides.halfHeight));
  if (sign(x) <= 0 && sign(y) <= 0) return compare(compare(x, y) < 0 ? y : x, limit);
  if (sign(limit) <= 0) return 1;
  const squaredX = sign(x) > 0 ? square(x) : fromDouble(0);
  const squaredY = sign(y) > 0 ? square(y) : fromDouble(0);
  return compare(add(squaredX, squaredY), square(limit));
}

/** The truth: is the signed distance at most the radius? */
export function touches(offset: Offset, sides: Sides, radius: number): boolean {
  return compareDistance(offset, sides, fromDouble(radius)) <= 0;
}

/** Does the signed distance differ from the value by at most the margin? */
export function distanceIsNear(
  offset: Offset,
  sides: Sides,
  value: Rational,
  margin: Rational,
): boolean {
  return (
    compareDistance(offset, sides, sub(value, margin)) >= 0 &&
    compareDistance(offset, sides, add(value, margin)) <= 0
  );
}

/** Returns this many ulps of the largest of the numbers. `count` may be a fraction. */
export function ulps(count: number, ...numbers: number[]): Rational {
  return mul(fromDouble(count), ulpOf(Math.max(...numbers.map(Math.abs))));
}

/** The exact closest point of the box, relative to the box's centre. */
export function closest(offset: Offset, { halfWidth, halfHeight }: Sides): Offset {
  return {
    x: clamped(offset.x, fromDouble(halfWidth)),
    y: clamped(offset.y, fromDouble(halfHeight)),
  };
}

/** Returns the distance beyond the nearer of two sides, which is below 0 between them. */
function excess(offset: Rational, half: Rational): Rational {
  return sub(sign(offset) < 0 ? sub(fromDouble(0), offset) : offset, half);
}

function sideOf(offset: Rational, half: Rational): -1 | 0 | 1 {
  return sign(excess(offset, half)) > 0 ? (sign(offset) as -1 | 1) : 0;
}

function clamped(offset: Rational, half: Rational): Rational {
  const side = sideOf(offset, half);
  return side === 0 ? offset : mul(fromDouble(side), half);
}
