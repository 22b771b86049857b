import type { Box, Vec2 } from './types.ts';

/**
 * Returns the point of the box closest to the given
 * point, which is the given point itself if it is
 * inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * closestPointInBox({ x: 9, y: 1 }, box);
 * // { x: 4, y: 1 }
 *
 * @remarks
 * x is clamped between the left and right sides,
 * then y between the other two. If the given point
 * is outside, the result is on a side or at a
 * corner.
 *
 * *Accuracy*: each coordinate is accurate to half an
 * ulp of itself, because a side is a rounded sum.
 *
 * *Cost*: O(1), four minima and maxima.
 *
 * @group distance
 * @figure clamp-projection/clamp-projection
 */
export function closestPointInBox(
  point: Vec2,
  box: Box,
): Vec2 {
  const { center, halfWidth, halfHeight } = box;
  const minX = center.x - halfWidth;
  const maxX = center.x + halfWidth;
  const minY = center.y - halfHeight;
  const maxY = center.y + halfHeight;
  return {
    x: Math.max(minX, Math.min(point.x, maxX)),
    y: Math.max(minY, Math.min(point.y, maxY)),
  };
}
