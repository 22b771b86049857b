import type { Circle } from './types.ts';

/**
 * Do the circles touch or overlap? One inside the
 * other counts.
 *
 * The radii are added first and the sum is squared,
 * so it needs no square root. Right for whole
 * numbers while the radii add up to 94,906,265 or
 * less; else it errs only within 3 ulps of that sum
 * from touching, for sizes from 1e-150 to 1e150.
 * NaN: false. O(1).
 */
export function circlesIntersect(
  a: Circle,
  b: Circle,
): boolean {
  const dx = b.center.x - a.center.x;
  const dy = b.center.y - a.center.y;
  const reach = a.radius + b.radius;
  return dx * dx + dy * dy <= reach * reach;
}
