import type { Circle, Segment, Vec2 } from '#lib/types.ts';
import {
  add,
  compare,
  div,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
} from './rational.ts';

/** A point that need not be a pair of doubles, such as a circle's centre moved by a contact. */
export interface ExactPoint {
  readonly x: Rational;
  readonly y: Rational;
}

export function exactPoint({ x, y }: Vec2): ExactPoint {
  return { x: fromDouble(x), y: fromDouble(y) };
}

/** Returns the point moved along the direction by this multiple of its length. */
export function moved(point: ExactPoint, direction: Vec2, times: Rational): ExactPoint {
  return {
    x: add(point.x, mul(fromDouble(direction.x), times)),
    y: add(point.y, mul(fromDouble(direction.y), times)),
  };
}

export function squaredDistance(p: ExactPoint, q: ExactPoint): Rational {
  return add(square(sub(p.x, q.x)), square(sub(p.y, q.y)));
}

const zero = fromDouble(0);
const one = fromDouble(1);

/** The position of the foot of the perpendicular between a and b: 0 at a, 1 at b. */
export function footAlong(point: ExactPoint, a: ExactPoint, b: ExactPoint): Rational {
  const length2 = squaredDistance(a, b);
  if (sign(length2) === 0) return zero;
  const dot = add(mul(sub(point.x, a.x), sub(b.x, a.x)), mul(sub(point.y, a.y), sub(b.y, a.y)));
  return div(dot, length2);
}

/** The squared distance to the foot of the perpendicular, clamped to the ends. */
export function squaredDistanceToEdge(point: ExactPoint, a: ExactPoint, b: ExactPoint): Rational {
  const t = footAlong(point, a, b);
  if (sign(t) <= 0) return squaredDistance(point, a);
  if (compare(t, one) >= 0) return squaredDistance(point, b);
  const foot = {
    x: add(a.x, mul(t, sub(b.x, a.x))),
    y: add(a.y, mul(t, sub(b.y, a.y))),
  };
  return squaredDistance(point, foot);
}

/** The truth: is the segment's nearest point at most the radius away? */
export function segmentIntersectsCircle(segment: Segment, circle: Circle): boolean {
  const { a, b } = segment;
  const distance2 = squaredDistanceToEdge(exactPoint(circle.center), exactPoint(a), exactPoint(b));
  return compare(distance2, square(fromDouble(circle.radius))) <= 0;
}

/** -1, 0 or 1: is the square root of a number less than the value, equal or greater? */
export function compareRoot(squared: Rational, value: Rational): -1 | 0 | 1 {
  return sign(value) < 0 ? 1 : compare(squared, square(value));
}
