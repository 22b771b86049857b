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
 * hit, within one ulp of a sum, for all finite
 * numbers. NaN: false.
 *
 * *Cost*: O(1).
 */
export function boxesIntersect(
  a: Box,
  b: Box,
): boolean {
  return (
    touchAlong(
      a.center.x,
      b.center.x,
      a.halfWidth,
      b.halfWidth,
    ) &&
    touchAlong(
      a.center.y,
      b.center.y,
      a.halfHeight,
      b.halfHeight,
    )
  );
}

/** Whether they touch as seen along one axis. */
function touchAlong(
  a: number,
  b: number,
  halfA: number,
  halfB: number,
): boolean {
  const distance = Math.abs(b - a);
  if (!Number.isFinite(distance)) {
    // The sum may overflow as well; halves cannot.
    const half = Math.abs(b / 2 - a / 2);
    return half <= halfA / 2 + halfB / 2;
  }
  return distance <= halfA + halfB;
}
