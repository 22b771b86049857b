import { convexWinding } from './convex-winding.ts';
import { hasEdges } from './has-edges.ts';
import { outwardNormal } from './outward-normal.ts';
import type {
  ConvexPolygon,
  Vec2,
} from './types.ts';

/**
 * For each edge of the convex polygon the vector of
 * length 1 that is perpendicular to it and points
 * outward.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const normals = outwardNormals(triangle);
 * normals[2]; // { x: -1, y: 0 }
 *
 * @remarks
 * Corners go either way round. The region of edge i
 * lies between two copies of normal i, set at its
 * ends; that of corner i from normal i - 1 to normal
 * i, both set there.
 *
 * *Accuracy*: each number errs by less than 2^-50 of
 * itself, or by 5e-324 if that is more, for edges
 * from 1e-150 to 1e150 long. The normal of an edge
 * without length is NaN. Returns an empty list if no
 * edge has a length.
 *
 * *Cost*: O(n), a root for each edge.
 *
 * @group shapes
 * @figure voronoi-regions/voronoi-way-out
 */
export function outwardNormals(
  polygon: ConvexPolygon,
): Vec2[] {
  const turn = convexWinding(polygon);
  const normals: Vec2[] = [];
  if (!hasEdges(polygon)) return normals;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const length = Math.sqrt(ex * ex + ey * ey);
    normals.push(outwardNormal(a, b, turn, length));
  }
  return normals;
}
