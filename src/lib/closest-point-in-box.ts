import type { Box, Vec2 } from './types.ts';

/**
 * The point of the box closest to the given one,
 * which is the point itself if it is inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * closestPointInBox({ x: 9, y: 1 }, box);
 * // { x: 4, y: 1 }
 *
 * @remarks
 * Clamps x between the left and right wall, then y
 * between the other two. From outside the result
 * lies on a wall or is a corner.
 *
 * *Accuracy*: a wall is a rounded sum, so each
 * coordinate is right to half an ulp of itself.
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
