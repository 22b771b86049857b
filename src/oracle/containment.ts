import type { Box, Circle, Polygon } from '#lib/types.ts';
import { compareDistance, offsetFrom } from './box.ts';
import { compareSigned, standing } from './polygon.ts';
import { add, compare, fromDouble, mul, type Rational, sign, sub, ulpOf } from './rational.ts';
import { compareRoot, exactPoint, squaredDistance } from './segment.ts';
import { spanOf, ulpsOf } from './span.ts';

const zero = fromDouble(0);

/** The truth: is the distance between the centres at most the outer radius minus the inner one? */
export function circleContainsCircle(outer: Circle, inner: Circle): boolean {
  return inner.radius >= 0 && compareRoot(squaredGap(outer, inner), room(outer, inner)) <= 0;
}

/** Is the inner circle at most this many ulps of the outer radius from touching from inside? */
export function circleNearlyContains(outer: Circle, inner: Circle, ulps: number): boolean {
  const margin = ulpsOf(outer.radius, ulps);
  const squared = squaredGap(outer, inner);
  return (
    compareRoot(squared, add(room(outer, inner), margin)) <= 0 &&
    compareRoot(squared, sub(room(outer, inner), margin)) >= 0
  );
}

/** The truth: is the centre inside, at a depth of at least the radius? */
export function boxContainsCircle(box: Box, circle: Circle): boolean {
  if (circle.radius < 0) return false;
  const depth = sub(zero, fromDouble(circle.radius));
  return compareDistance(offsetFrom(box, circle.center), box, depth) <= 0;
}

/** How far the circle sticks out, horizontally and vertically; below 0 if it is inside. */
export function beyondWalls(box: Box, { center, radius }: Circle): readonly [Rational, Rational] {
  const offset = offsetFrom(box, center);
  const beyond = (value: Rational, half: number) => {
    const far = sign(value) < 0 ? sub(zero, value) : value;
    return sub(add(far, fromDouble(radius)), fromDouble(half));
  };
  return [beyond(offset.x, box.halfWidth), beyond(offset.y, box.halfHeight)];
}

/**
 * Can a test that is off by this many ulps of each half side be wrong here? It can if the
 * circle crosses no side by more than that, and is within that distance of at least one.
 */
export function boxNearlyContains(box: Box, circle: Circle, ulps: number): boolean {
  const halves = [box.halfWidth, box.halfHeight];
  const beyond = beyondWalls(box, circle);
  const margins = halves.map((half) => mul(fromDouble(ulps), ulpOf(half)));
  return (
    beyond.every((value, i) => compare(value, margins[i]!) <= 0) &&
    beyond.some((value, i) => compare(value, sub(zero, margins[i]!)) >= 0)
  );
}

/** The truth: is the signed distance of the centre at most minus the radius? */
export function polygonContainsCircle(polygon: Polygon, circle: Circle): boolean {
  if (circle.radius < 0) return false;
  const depth = sub(zero, fromDouble(circle.radius));
  return compareSigned(standing(circle.center, polygon), depth) <= 0;
}

/** Is the circle, from inside, at most this many ulps of the span from touching the outline? */
export function polygonNearlyContains(polygon: Polygon, circle: Circle, ulps: number): boolean {
  const margin = ulpsOf(spanOf([...polygon, circle.center], circle.radius), ulps);
  const depth = sub(zero, fromDouble(circle.radius));
  const stands = standing(circle.center, polygon);
  return (
    compareSigned(stands, add(depth, margin)) <= 0 && compareSigned(stands, sub(depth, margin)) >= 0
  );
}

function room(outer: Circle, inner: Circle): Rational {
  return sub(fromDouble(outer.radius), fromDouble(inner.radius));
}

function squaredGap(a: Circle, b: Circle): Rational {
  return squaredDistance(exactPoint(a.center), exactPoint(b.center));
}
