import type { Polygon } from './types.ts';

/**
 * Which way round the corners of a convex polygon
 * go: 1 counter-clockwise where y points up, -1
 * clockwise.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * winding(triangle); // 1
 *
 * @remarks
 * Any three of its corners tell, so three far apart
 * are asked. Where these are nearly in line, and
 * rounding could decide, the area is.
 *
 * *Cost*: O(1), rarely O(n).
 */
export function winding(polygon: Polygon): 1 | -1 {
  const n = polygon.length;
  const a = polygon[0]!;
  const b = polygon[Math.floor(n / 3)]!;
  const c = polygon[Math.floor((2 * n) / 3)]!;
  const p = (b.x - a.x) * (c.y - a.y);
  const q = (b.y - a.y) * (c.x - a.x);
  const noise = (Math.abs(p) + Math.abs(q)) / 64;
  if (p - q > noise) return 1;
  if (q - p > noise) return -1;
  let area = 0;
  for (let i = 2; i < n; i += 1) {
    const { x, y } = polygon[i - 1]!;
    const next = polygon[i]!;
    area +=
      (x - a.x) * (next.y - a.y) -
      (y - a.y) * (next.x - a.x);
  }
  return area < 0 ? -1 : 1;
}
