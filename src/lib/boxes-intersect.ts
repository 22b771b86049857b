import type { Box } from './types.ts';

/**
 * Whether the boxes touch or overlap; just touching
 * and one inside the other count.
 *
 * @example
 * const a = { center: { x: 0, y: 0 },
 *   halfWidth: 2, halfHeight: 2 };
 * const b = { center: { x: 4, y: 3 },
 *   halfWidth: 2, halfHeight: 2 };
 * boxesIntersect(a, b); // true
 *
 * @remarks
 * Horizontally and vertically, the distance between
 * the centres is compared with a sum of half sides.
 * As a first, rough test give it the box around a
 * circle: half sides as long as the radius.
 *
 * *Accuracy*: never misses; if exact numbers
 * touch, so do rounded ones. It may report a false
 * hit, within one ulp of a sum. Numbers are finite,
 * and 0 or from 1e-300 on. NaN: false.
 *
 * *Cost*: two comparisons.
 *
 * @group touch
 * @figure polygon-and-circle/order-of-tests
 */
export function boxesIntersect(
  a: Box,
  b: Box,
): boolean {
  // Halves, because a sum may overflow.
  const dx = Math.abs(
    b.center.x / 2 - a.center.x / 2,
  );
  const dy = Math.abs(
    b.center.y / 2 - a.center.y / 2,
  );
  return (
    dx <= a.halfWidth / 2 + b.halfWidth / 2 &&
    dy <= a.halfHeight / 2 + b.halfHeight / 2
  );
}
