import { convexWinding } from './convex-winding.ts';
import { hasEdges } from './has-edges.ts';
import { outwardNormal } from './outward-normal.ts';
import type {
  ConvexPolygon,
  Vec2,
} from './types.ts';

/**
 * Returns the outward normals of the convex polygon,
 * which are the perpendicular vectors of length 1,
 * one for each edge.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const normals = outwardNormals(triangle);
 * normals[2]; // { x: -1, y: 0 }
 *
 * @remarks
 * The corners may have either winding. The Voronoi
 * region of edge i lies between two copies of normal
 * i, which start at its ends. The region of corner i
 * lies between normal i - 1 and normal i, which both
 * start at the corner.
 *
 * If an edge has no length, its normal is NaN. The
 * list is empty if no edge has a length.
 *
 * *Accuracy*: each number is off by less than 2^-50
 * of itself, or by 5e-324 if that is more, if edges
 * are from 1e-150 to 1e150 long.
 *
 * *Cost*: O(n), one square root for each edge.
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
