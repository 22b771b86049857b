import type { Box } from './types.ts';

/**
 * Returns whether the boxes touch or overlap; just
 * touching counts, and so does one box inside the
 * other.
 *
 * @example
 * const a = { center: { x: 0, y: 0 },
 *   halfWidth: 2, halfHeight: 2 };
 * const b = { center: { x: 4, y: 3 },
 *   halfWidth: 2, halfHeight: 2 };
 * boxesIntersect(a, b); // true
 *
 * @remarks
 * Along each axis, the distance between the centres
 * is compared with the sum of the half sides. For a
 * rough first test of a circle, use the box around
 * it, whose half sides are as long as the radius.
 *
 * Returns false if any number is NaN.
 *
 * *Accuracy*: it never misses, because if the exact
 * numbers touch, so do the rounded ones. It may
 * report a false hit, but only within one ulp of a
 * sum. This applies to finite numbers that are 0 or
 * at least 1e-300 in size.
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
  // Halved, because a sum could overflow.
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
