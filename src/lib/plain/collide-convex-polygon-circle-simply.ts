import { dot } from '../dot.ts';
import { outwardNormals } from '../outward-normals.ts';
import type {
  Circle,
  ConvexPolygon,
} from '../types.ts';
import { collideCirclesSimply } from './collide-circles-simply.ts';
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
  circle: Circle,
): Push | null {
  const { center: c, radius: r } = circle;
  const region = voronoiRegionSimply(c, polygon);
  if (region.kind === 'vertex') {
    const q = polygon[region.index]!;
    const corner = { center: q, radius: 0 };
    return collideCirclesSimply(corner, circle);
  }
  const normals = outwardNormals(polygon);
  const gaps = polygon.map((a, i) =>
    dot(normals[i]!, { x: c.x - a.x, y: c.y - a.y }),
  );
  const d = Math.max(...gaps);
  const n = normals[gaps.indexOf(d)]!;
  return d <= r ? { normal: n, depth: r - d } : null;
}
