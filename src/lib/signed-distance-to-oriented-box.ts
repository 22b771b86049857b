import { toLocal } from './frame.ts';
import { signedDistanceToBox } from './signed-distance-to-box.ts';
import type { OrientedBox, Vec2 } from './types.ts';

/**
 * `signedDistanceToBox` for a turned box: above 0
 * outside, 0 on a wall, below 0 inside. On the
 * box's own axes it is not turned, and a turn
 * changes no distance.
 *
 * Right to 14 ulps of the largest of the distance
 * and the half sides, in the same sizes.
 */
export function signedDistanceToOrientedBox(
  point: Vec2,
  box: OrientedBox,
): number {
  const { halfWidth, halfHeight } = box;
  const center = { x: 0, y: 0 };
  return signedDistanceToBox(toLocal(point, box), {
    center,
    halfWidth,
    halfHeight,
  });
}
