import type { Circle, Vec2 } from './types.ts';

/**
 * Returns whether the point is in the circle; a
 * point on the rim counts.
 *
 * @example
 * const c = { center: { x: 0, y: 0 }, radius: 5 };
 * pointInCircle({ x: 3, y: 4 }, c); // true
 *
 * @remarks
 * Returns false if any number is NaN.
 *
 * *Accuracy*: the result is exact if all numbers are
 * whole and the radius is at most 94,906,265.
 * Otherwise it can be wrong only within 3 ulps of
 * the rim, if the radius is from 1e-150 to 1e150.
 *
 * *Cost*: O(1), no square root.
 *
 * @group touch
 * @figure point-and-circle/point-in-circle
 */
export function pointInCircle(
  point: Vec2,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const dx = point.x - center.x;
  const dy = point.y - center.y;
  return (
    dx * dx + dy * dy <= radius * radius &&
    radius >= 0
  );
}
