import { toLocal } from './frame.ts';
import { signedDistanceToBox } from './signed-distance-to-box.ts';
import type { OrientedBox, Vec2 } from './types.ts';

/**
 * How far the point is from the rotated box's walls:
 * above 0 outside, 0 on a wall, below 0 inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 }, rotation: 0,
 *   halfWidth: 4, halfHeight: 3 };
 * signedDistanceToOrientedBox({ x: 7, y: 7 }, box);
 * // 5
 *
 * @remarks
 * It is `signedDistanceToBox` on the box's own axes:
 * a rotation changes no distance.
 *
 * *Accuracy*: right to 14 ulps of the largest of the
 * distance and the half sides, in the same sizes.
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
