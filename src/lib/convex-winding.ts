import type { ConvexPolygon } from './types.ts';
import { winding } from './winding.ts';

/**
 * Which way round the corners of a convex polygon
 * go: 1 counter-clockwise where y points up, -1
 * clockwise.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * convexWinding(triangle); // 1
 *
 * @remarks
 * The answer of `winding`, sooner: any three corners
 * of a convex polygon tell, so three far apart are
 * asked.
 *
 * *Accuracy*: never wrong. Where the three are
 * nearly in line, and rounding could decide,
 * `winding` is asked.
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
