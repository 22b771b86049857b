import type { Box, Vec2 } from './types.ts';

/**
 * How far the point is from the box's walls: above 0
 * outside, 0 on a wall, below 0 inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * signedDistanceToBox({ x: 7, y: 7 }, box); // 5
 *
 * @remarks
 * A circle touches the box if this is at most its
 * radius.
 *
 * *Accuracy*: right to 4 ulps of the largest of the
 * distance and the half sides, if those are 0 or
 * between 1e-130 and 1e150.
 *
 * *Cost*: one square root, and only beyond a corner.
 *
 * @group distance
 * @figure clamp-projection/nearest-wall
 */
export function signedDistanceToBox(
  point: Vec2,
  box: Box,
): number {
  const dx = Math.abs(point.x - box.center.x);
  const dy = Math.abs(point.y - box.center.y);
  // How far beyond the near walls; inside, below 0.
  const gapX = dx - box.halfWidth;
  const gapY = dy - box.halfHeight;
  // Inside, or beside a wall, the larger one it is.
  if (gapX <= 0 || gapY <= 0) {
    return Math.max(gapX, gapY);
  }
  // Beyond a corner they are the legs of a triangle.
  return Math.sqrt(gapX * gapX + gapY * gapY);
}
