import type { Box, Vec2 } from './types.ts';

/**
 * Returns how far the point is from the box's sides,
 * which is above 0 outside, 0 on a side and below 0
 * inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * signedDistanceToBox({ x: 7, y: 7 }, box); // 5
 *
 * @remarks
 * A circle touches the box if this distance is at
 * most its radius.
 *
 * *Accuracy*: the distance is accurate to 4 ulps of
 * the largest of the distance and the half sides, if
 * each of these is 0 or from 1e-130 to 1e150.
 *
 * *Cost*: one square root, but only beyond a corner.
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
  // How far it is beyond the near sides, or below 0
  // if it is inside.
  const gapX = dx - box.halfWidth;
  const gapY = dy - box.halfHeight;
  // Inside or beside a side, the larger one counts.
  if (gapX <= 0 || gapY <= 0) {
    return Math.max(gapX, gapY);
  }
  // Beyond a corner they are the legs of a triangle.
  return Math.sqrt(gapX * gapX + gapY * gapY);
}
