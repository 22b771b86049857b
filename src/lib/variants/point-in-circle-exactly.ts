import { toInteger } from '../to-integer.ts';
import type { Circle, Vec2 } from '../types.ts';

/**
 * The true answer of `pointInCircle`, for any finite
 * numbers; the rim counts.
 *
 * @example
 * const c = { center: { x: 0, y: 0 }, radius: 0.5 };
 * const point = { x: 0.3, y: 0.4 };
 * pointInCircle(point, c); // true
 * pointInCircleExactly(point, c); // false
 *
 * @remarks
 * It is here to judge the fast one. Throws a
 * RangeError on NaN and infinities, which have no
 * true answer.
 *
 * *Accuracy*: exact, by whole-number arithmetic: no
 * rounding.
 *
 * *Cost*: hundreds of times slower.
 *
 * @group exactly
 * @figure exactness/rim-in-steps
 */
export function pointInCircleExactly(
  point: Vec2,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const dx =
    toInteger(point.x) - toInteger(center.x);
  const dy =
    toInteger(point.y) - toInteger(center.y);
  const r = toInteger(radius);
  return r >= 0n && dx * dx + dy * dy <= r * r;
}
