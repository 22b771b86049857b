import type { Circle, Vec2 } from '#lib/types.ts';
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

/**
 * The truth: is the distance from the centre at most the radius? A circle with a negative radius
 * contains no points.
 */
export function pointInCircle(point: Vec2, circle: Circle): boolean {
  return notBeyond(point, circle.center, fromDouble(circle.radius));
}

/**
 * Is the point at most this many ulps of the radius away from the rim? `ulps` may be a fraction.
 * The test is exact: the point is in the circle grown by that distance, and not strictly inside the
 * circle shrunk by it.
 */
export function withinUlpsOfRim(point: Vec2, circle: Circle, ulps: number): boolean {
  const radius = fromDouble(circle.radius);
  const margin = mul(fromDouble(ulps), ulpOf(circle.radius));
  const inner = sub(radius, margin);
  const deepInside =
    sign(inner) > 0 && compare(squaredDistance(point, circle.center), square(inner)) < 0;
  return !deepInside && notBeyond(point, circle.center, add(radius, margin));
}

/**
 * The distance of the point from the rim in ulps of the radius, rounded up to a 1024th; at most 8.
 */
export function ulpsFromRim(point: Vec2, circle: Circle): number {
  let low = 0;
  let high = 8 * 1024;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (withinUlpsOfRim(point, circle, middle / 1024)) high = middle;
    else low = middle + 1;
  }
  return high / 1024;
}

function notBeyond(point: Vec2, center: Vec2, distance: Rational): boolean {
  if (sign(distance) < 0) return false;
  return compare(squaredDistance(point, center), square(distance)) <= 0;
}

function squaredDistance(a: Vec2, b: Vec2): Rational {
  const dx = sub(fromDouble(a.x), fromDouble(b.x));
  const dy = sub(fromDouble(a.y), fromDouble(b.y));
  return add(square(dx), square(dy));
}

/** The truth: is the distance between the centres at most the sum of the radii, both 0 or more? */
export function circlesIntersect(a: Circle, b: Circle): boolean {
  if (a.radius < 0 || b.radius < 0) return false;
  return notBeyond(a.center, b.center, add(fromDouble(a.radius), fromDouble(b.radius)));
}

/**
 * Is the distance between the centres within this many ulps of the sum of the radii? Then the
 * circles are that close to just touching.
 */
export function withinUlpsOfTouching(a: Circle, b: Circle, ulps: number): boolean {
  const sum = add(fromDouble(a.radius), fromDouble(b.radius));
  const margin = mul(fromDouble(ulps), ulpOf(a.radius + b.radius));
  const deep =
    sign(sub(sum, margin)) > 0 &&
    compare(squaredDistance(a.center, b.center), square(sub(sum, margin))) < 0;
  return !deep && notBeyond(a.center, b.center, add(sum, margin));
}
