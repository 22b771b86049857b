import { distance } from '../distance.ts';
import { dot } from '../dot.ts';
import { outwardNormals } from '../outward-normals.ts';
import type {
  Circle,
  ConvexPolygon,
} from '../types.ts';
import type { Push } from './types.ts';
import { voronoiRegionSimply } from './voronoi-region-simply.ts';

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
  const region = voronoiRegionSimply(c, polygon);
  if (region.kind === 'vertex') {
    const q = polygon[region.index]!;
    const d = distance(q, c);
    const n = {
      x: (c.x - q.x) / d,
      y: (c.y - q.y) / d,
    };
    return d <= r
      ? { normal: n, depth: r - d }
      : null;
  }
  const normals = outwardNormals(polygon);
  const gaps = polygon.map((a, i) =>
    dot(normals[i]!, { x: c.x - a.x, y: c.y - a.y }),
  );
  const d = Math.max(...gaps);
  const n = normals[gaps.indexOf(d)]!;
  return d <= r ? { normal: n, depth: r - d } : null;
}
