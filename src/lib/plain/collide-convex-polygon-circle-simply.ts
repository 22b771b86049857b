import { convexWinding } from '../convex-winding.ts';
import { cross } from '../cross.ts';
import { distance } from '../distance.ts';
import { outwardNormal } from '../outward-normal.ts';
import { projectionParameter } from '../projection-parameter.ts';
import type {
  Circle,
  ConvexPolygon,
} from '../types.ts';
import type { Push } from './types.ts';

/**
 * Returns the shortest push of the circle out of the
 * convex polygon, or null if they do not touch.
 *
 * For polygons without three corners in line, and a
 * radius of 0 or above.
 */
export function collideConvexPolygonCircleSimply(
  polygon: ConvexPolygon,
  { center: c, radius: r }: Circle,
): Push | null {
  const turn = convexWinding(polygon);
  const gaps = polygon.map((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const e = { x: b.x - a.x, y: b.y - a.y };
    const v = { x: c.x - a.x, y: c.y - a.y };
    return (turn * cross(v, e)) / distance(a, b);
  });
  let d = Math.max(...gaps);
  const i = gaps.indexOf(d);
  const a = polygon[i]!;
  const b = polygon[(i + 1) % polygon.length]!;
  let n = outwardNormal(a, b, turn, distance(a, b));
  const t = projectionParameter(c, { a, b });
  if (d > 0 && (t < 0 || t > 1)) {
    const q = t < 0 ? a : b;
    d = distance(q, c);
    n = { x: (c.x - q.x) / d, y: (c.y - q.y) / d };
  }
  return d <= r ? { normal: n, depth: r - d } : null;
}
