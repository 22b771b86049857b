import type { Circle, Vec2 } from './types.ts';

/**
 * Whether the point is in the circle; a point on the
 * rim counts.
 *
 * @example
 * const c = { center: { x: 0, y: 0 }, radius: 5 };
 * pointInCircle({ x: 3, y: 4 }, c); // true
 *
 * @remarks
 * *Accuracy*: exact if all numbers are whole and
 * the radius is at most 94,906,265. Else it can err,
 * but only within 3 ulps of the rim (radius 1e-150
 * to 1e150). NaN: false.
 *
 * *Cost*: O(1), no root.
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
