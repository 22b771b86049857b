import { pointInPolygon } from './point-in-polygon.ts';
import type { Polygon, Vec2 } from './types.ts';

/**
 * Returns how far the point is from the polygon's
 * outline, which is above 0 outside, 0 on the
 * outline and below 0 inside.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * signedDistanceToPolygon({ x: 1, y: 3 }, triangle);
 * // -1
 *
 * @remarks
 * The polygon must be simple, but it may have either
 * winding. If it has no corners, the distance is
 * infinite.
 *
 * *Accuracy*: the distance is off by at most 6 ulps
 * of the span, which is the longer side of the box
 * around the point and the polygon. This applies to
 * spans from 1e-70 to 1e70 and edges of at least
 * 1e-75, and the limits of `pointInPolygon` apply.
 *
 * *Cost*: O(n).
 *
 * @group distance
 * @figure polygon-and-circle/polygon-way-out
 */
export function signedDistanceToPolygon(
  point: Vec2,
  polygon: Polygon,
): number {
  const n = polygon.length;
  if (n === 0) return Infinity;
  let nearest = Infinity;
  let a = polygon[n - 1]!;
  for (const b of polygon) {
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const dx = point.x - a.x;
    const dy = point.y - a.y;
    const along = dx * ex + dy * ey;
    const length2 = ex * ex + ey * ey;
    const cross = ex * dy - ey * dx;
    // The corner counts beside every edge, because
    // rounding can put a point past all the edges of
    // a tiny polygon.
    const fromA = dx * dx + dy * dy;
    if (fromA < nearest) nearest = fromA;
    if (along > 0 && along < length2) {
      const fromEdge = (cross * cross) / length2;
      if (fromEdge < nearest) nearest = fromEdge;
    }
    a = b;
  }
  const distance = Math.sqrt(nearest);
  const isInside =
    distance > 0 && pointInPolygon(point, polygon);
  return isInside ? -distance : distance;
}
