import { toInteger } from '../to-integer.ts';
import type { Circle, Vec2 } from '../types.ts';

/**
 * Returns the exact result of `pointInCircle` for
 * any finite numbers; a point on the rim counts.
 *
 * @example
 * const c = { center: { x: 0, y: 0 }, radius: 0.5 };
 * const point = { x: 0.3, y: 0.4 };
 * pointInCircle(point, c); // true
 * pointInCircleExactly(point, c); // false
 *
 * @remarks
 * Use it to check the fast test. Throws a RangeError
 * if any number is NaN or infinite, because no exact
 * result exists then.
 *
 * *Accuracy*: it is exact, because whole numbers do
 * not round.
 *
 * *Cost*: hundreds of times more than the fast test.
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
