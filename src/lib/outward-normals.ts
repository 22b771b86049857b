import type {
  ConvexPolygon,
  Vec2,
} from './types.ts';
import { winding } from './winding.ts';

/**
 * For each edge of the convex polygon the arrow of
 * length 1 that stands upright on it and points
 * outward. Corners go either way round.
 *
 * The region of edge i lies between two of arrow i,
 * set at its ends; that of corner i from arrow i - 1
 * to arrow i, both set there.
 *
 * Each number errs by less than 2^-50 of itself, for
 * edges from 1e-150 to 1e150 long. One of no length
 * has no arrow: NaN. O(n).
 */
export function outwardNormals(
  polygon: ConvexPolygon,
): Vec2[] {
  const turn = winding(polygon);
  return polygon.map((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const length = Math.sqrt(ex * ex + ey * ey);
    return {
      x: (turn * ey) / length,
      y: (-turn * ex) / length,
    };
  });
}
