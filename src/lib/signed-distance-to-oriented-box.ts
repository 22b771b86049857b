import { toLocal } from './frame.ts';
import { signedDistanceToBox } from './signed-distance-to-box.ts';
import type { OrientedBox, Vec2 } from './types.ts';

/**
 * Returns how far the point is from the rotated
 * box's sides, which is above 0 outside, 0 on a side
 * and below 0 inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 }, rotation: 0,
 *   halfWidth: 4, halfHeight: 3 };
 * signedDistanceToOrientedBox({ x: 7, y: 7 }, box);
 * // 5
 *
 * @remarks
 * This is `signedDistanceToBox` in the box's own
 * axes, because a rotation does not change
 * distances.
 *
 * *Accuracy*: the distance is accurate to 14 ulps of
 * the largest of the distance and the half sides,
 * for the same sizes.
 *
 * *Cost*: a sine and a cosine more than
 * `signedDistanceToBox`.
 *
 * @group distance
 * @figure clamp-projection/turned-box
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
