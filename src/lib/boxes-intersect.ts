import type { Box } from './types.ts';

/**
 * Do the boxes touch or overlap? One inside the
 * other counts.
 *
 * Across and up, the way from centre to centre is
 * compared with a sum of half sides. Never misses:
 * where exact numbers touch, so do rounded ones. It
 * may invent a hit, within one ulp of a sum. NaN:
 * false. As a first, rough test give it the box
 * around a circle: half sides as long as the
 * radius.
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
