import type { Polygon } from './types.ts';
import { winding } from './winding.ts';

/**
 * Which way round do the corners of a convex polygon
 * go? 1: counter-clockwise where y points up; -1:
 * clockwise. The answer of `winding`, sooner.
 *
 * Any three corners of a convex polygon tell, so
 * three far apart are asked, O(1). Where these are
 * nearly in line, and rounding could decide,
 * `winding` is asked, which is never wrong: O(n).
 */
export function convexWinding(
  polygon: Polygon,
): 1 | -1 {
  const n = polygon.length;
  const a = polygon[0]!;
  const b = polygon[Math.floor(n / 3)]!;
  const c = polygon[Math.floor((2 * n) / 3)]!;
  const p = (b.x - a.x) * (c.y - a.y);
  const q = (b.y - a.y) * (c.x - a.x);
  // Below 1e-290 products can lose their digits.
  const noise =
    (Math.abs(p) + Math.abs(q)) / 64 + 1e-290;
  if (p - q > noise) return 1;
  if (q - p > noise) return -1;
  return winding(polygon);
}
