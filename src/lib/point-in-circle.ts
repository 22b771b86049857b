import type { Circle, Vec2 } from './types.ts';

/**
 * Is the point in the circle? Touching counts.
 *
 * Compares squares, so it needs no square root.
 * Right for whole numbers and any radius up to
 * 94,906,265; else it errs only within 3 ulps of the
 * rim, for radii from 1e-150 to 1e150. NaN: false.
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
