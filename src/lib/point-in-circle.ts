import type { Circle, Vec2 } from './types.ts';

/**
 * Is the point in the circle? Touching counts.
 *
 * Compares squares, so it needs no square root.
 * Right for whole numbers up to 67 million; for any
 * others it can err only within 3 ulps of the rim
 * (sizes from 1e-150 to 1e150). NaN answers false.
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
