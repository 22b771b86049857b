import type { Box, Circle } from './types.ts';

/**
 * Whether the box holds all of the circle; touching
 * a wall from inside counts.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 6, halfHeight: 4 };
 * const c = { center: { x: 3, y: 1 }, radius: 3 };
 * boxContainsCircle(box, c); // true
 *
 * @remarks
 * A box has no dent, so the four outermost points of
 * the circle are enough: left and right, below and
 * above. Nothing is squared.
 *
 * *Accuracy*: right for whole numbers up to 2^52;
 * else it errs only within one ulp of the half side
 * from touching that wall, for all finite numbers.
 * NaN: false.
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
