import type { Box, Circle } from './types.ts';

/**
 * Returns whether the box contains the whole circle;
 * touching a side from inside counts.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 6, halfHeight: 4 };
 * const c = { center: { x: 3, y: 1 }, radius: 3 };
 * boxContainsCircle(box, c); // true
 *
 * @remarks
 * A box has no dents, so it is enough to compare the
 * leftmost, rightmost, lowest and highest points of
 * the circle with the sides. Nothing is squared.
 *
 * Returns false if any number is NaN.
 *
 * *Accuracy*: the result is right for whole numbers
 * up to 2^52. Otherwise it can be wrong only within
 * one ulp of the half side from touching that side,
 * for all finite numbers.
 *
 * *Cost*: O(1).
 *
 * @group inside
 * @figure clamp-projection/nearest-wall
 */
export function boxContainsCircle(
  box: Box,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const dx = Math.abs(center.x - box.center.x);
  const dy = Math.abs(center.y - box.center.y);
  return (
    radius >= 0 &&
    dx + radius <= box.halfWidth &&
    dy + radius <= box.halfHeight
  );
}
