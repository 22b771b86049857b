import type { Box, Vec2 } from './types.ts';

/**
 * The point of the box closest to the given one:
 * the point itself where it is inside, else it lies
 * on a wall or is a corner.
 *
 * Clamps x between the left and right wall, then y
 * between the other two. A wall is a rounded sum,
 * so each coordinate is right to half an ulp of
 * itself.
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
