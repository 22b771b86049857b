import { convexWinding } from './convex-winding.ts';
import { touchesConvexPolygon } from './touches-convex-polygon.ts';
import type {
  ConvexPolygon,
  Feature,
  Vec2,
} from './types.ts';

/**
 * Returns the part of the convex polygon nearest to
 * the point, which is the interior if the point is
 * inside or on the boundary.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * voronoiRegion({ x: 3, y: -2 }, triangle);
 * // { kind: 'edge', index: 0 }
 *
 * @remarks
 * On the border between the regions of an edge and a
 * corner, the corner wins, because it is the nearest
 * point. If corners are repeated, the first one
 * wins.
 *
 * A point is in front of an edge if it is outside
 * and its foot on the edge's line lies between the
 * ends. If it is outside and not in front of any
 * edge, it is nearest to a corner. Throws a
 * RangeError if there are no corners.
 *
 * *Accuracy*: the result is right for whole numbers
 * up to +-33,554,432. Otherwise it can be wrong only
 * if the point is nearer to a border than 8 ulps of
 * the span. The span is the longer side of the box
 * around the point and the polygon. If two corners
 * are nearer to each other than 2^-24 of the span,
 * the result may be either. This applies to spans
 * from 1e-70 to 1e70 and edges of at least 1e-75.
 *
 * *Cost*: O(n).
 *
 * @group part
 * @figure voronoi-regions/voronoi-regions
 */
export function voronoiRegion(
  point: Vec2,
  polygon: ConvexPolygon,
): Feature {
  if (polygon.length === 0) {
    throw new RangeError(
      'polygon is empty; give at least one corner.',
    );
  }
  const n = polygon.length;
  const turn = convexWinding(polygon);
  let inside = true;
  let isSure = true;
  let area2 = 0;
  let least2 = Infinity;
  let corner = 0;
  for (let i = 0; i < n; i += 1) {
    const a = polygon[i]!;
    const b = polygon[i + 1 < n ? i + 1 : 0]!;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const dx = point.x - a.x;
    const dy = point.y - a.y;
    const p = ex * dy;
    const side = turn * (p - ey * dx);
    // Rounding could decide the side, but not if
    // each product has a factor of 0.
    const noise = 2e-15 * Math.abs(p);
    if (Math.abs(side) <= noise) {
      if (
        (ex !== 0 && dy !== 0) ||
        (ey !== 0 && dx !== 0)
      ) {
        isSure = false;
      }
    }
    area2 += side;
    if (side < 0) {
      inside = false;
      const along = dx * ex + dy * ey;
      const length2 = ex * ex + ey * ey;
      if (along > 0 && along < length2) {
        return { kind: 'edge', index: i };
      }
    }
    const distance2 = dx * dx + dy * dy;
    if (distance2 < least2) {
      least2 = distance2;
      corner = i;
    }
  }
  if (inside && !isSure) {
    const dot = { center: point, radius: 0 };
    inside = touchesConvexPolygon(
      polygon,
      dot,
      turn,
    );
  } else if (inside) {
    inside = area2 > 0;
  }
  return inside
    ? { kind: 'interior' }
    : { kind: 'vertex', index: corner };
}
