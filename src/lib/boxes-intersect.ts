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
 * hit, within one ulp of a sum. NaN: false.
 *
 * *Cost*: two comparisons.
 */
export function boxesIntersect(
  a: Box,
  b: Box,
): boolean {
  const dx = Math.abs(b.center.x - a.center.x);
  const dy = Math.abs(b.center.y - a.center.y);
  return (
    dx <= a.halfWidth + b.halfWidth &&
    dy <= a.halfHeight + b.halfHeight
  );
}
