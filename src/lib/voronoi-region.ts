import { convexWinding } from './convex-winding.ts';
import { touchesConvexPolygon } from './touches-convex-polygon.ts';
import type {
  ConvexPolygon,
  Feature,
  Vec2,
} from './types.ts';

/**
 * What part of the convex polygon is nearest to the
 * point; on the boundary and inside it is the
 * interior.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * voronoiRegion({ x: 3, y: -2 }, triangle);
 * // { kind: 'edge', index: 0 }
 *
 * @remarks
 * On the border between an edge's region and a
 * corner's the corner wins: it is the nearest point.
 * Of repeated corners the first wins.
 *
 * In front of an edge means: outside it, and the
 * foot of the perpendicular between its ends. A
 * point that is outside and in front of no edge is
 * nearest to a corner. Throws a RangeError if there
 * are no corners.
 *
 * *Accuracy*: right for whole numbers up to
 * +-33,554,432; else it errs only within 8 ulps of
 * the span, the longer side of the box around point
 * and polygon, from a border. Of two corners
 * nearer to each other than 2^-24 of the span it may
 * name either. Spans from 1e-70 to 1e70, edges from
 * 1e-75 on.
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
    // Rounding could decide on which side it is, but
    // not if each product has a factor that is 0.
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
