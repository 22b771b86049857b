import type { Circle, Vec2 } from './types.ts';

/**
 * Is the point in the circle? Touching counts.
 *
 * Exact where all numbers are whole and the radius
 * is at most 94,906,265. Else it can err, but only
 * within 3 ulps of the rim (radius 1e-150 to 1e150).
 * NaN answers false.
 */
export function pointInCircle(
  point: Vec2,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const dx = point.x - center.x;
  const dy = point.y - center.y;
  return dx * dx + dy * dy <= radius * radius;
}
