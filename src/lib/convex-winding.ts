import type { ConvexPolygon } from './types.ts';
import { winding } from './winding.ts';

/**
 * Returns the winding of a convex polygon, which is
 * 1 if it is counter-clockwise where y points up,
 * and -1 if it is clockwise.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * convexWinding(triangle); // 1
 *
 * @remarks
 * It returns the same result as `winding`, but it is
 * faster, because any three corners of a convex
 * polygon are enough. It uses three that are far
 * apart.
 *
 * *Accuracy*: it is never wrong. If the three
 * corners are so nearly in line that rounding could
 * decide, it calls `winding`.
 *
 * *Cost*: O(1), rarely O(n).
 *
 * @group vectors
 * @figure voronoi-regions/voronoi-winding
 */
export function convexWinding(
  polygon: ConvexPolygon,
): 1 | -1 {
  const n = polygon.length;
  if (n === 0) return 1;
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
