import { convexWinding } from '../convex-winding.ts';
import { hasEdges } from '../has-edges.ts';
import { touchesConvexPolygon } from '../touches-convex-polygon.ts';
import type {
  Circle,
  ConvexPolygon,
} from '../types.ts';

/**
 * Returns whether the circle touches the convex
 * polygon, starting with the nearest corner; just
 * touching counts.
 *
 * @example
 * const p = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * convexPolygonIntersectsCircleByNearestVertex(
 *   p, c); // true
 *
 * @remarks
 * If the nearest corner is not in the circle, no
 * corner is. The edge that faces the centre usually
 * starts or ends there, but not always, so all edges
 * are tested, from there on.
 *
 * Returns false if a corner contains NaN, unless a
 * corner before it is in the circle.
 *
 * *Accuracy*: it is as accurate as
 * `convexPolygonIntersectsCircle`.
 *
 * *Cost*: O(n). It is slow if an early miss is
 * likely, because every corner is tested before any
 * edge.
 *
 * @group variants
 * @figure voronoi-regions/voronoi-nearest-vertex
 */
export function convexPolygonIntersectsCircleByNearestVertex(
  polygon: ConvexPolygon,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const r2 = radius * radius;
  const n = polygon.length;
  if (!(radius >= 0)) return false;
  if (!hasEdges(polygon)) return false;
  let nearest = Infinity;
  let index = 0;
  for (let i = 0; i < n; i += 1) {
    const dx = center.x - polygon[i]!.x;
    const dy = center.y - polygon[i]!.y;
    const distance2 = dx * dx + dy * dy;
    // Negated, so that NaN is a miss.
    if (!(distance2 > r2)) return distance2 <= r2;
    if (distance2 < nearest) {
      nearest = distance2;
      index = i;
    }
  }
  const turn = convexWinding(polygon);
  let inside = true;
  let isSure = true;
  let area2 = 0;
  let a = polygon[(index + n - 1) % n]!;
  for (let k = 0; k < n; k += 1) {
    const b = polygon[(index + k) % n]!;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const dx = center.x - a.x;
    const dy = center.y - a.y;
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
    // Negated, so that NaN is a miss.
    if (!(side >= 0)) {
      const length2 = ex * ex + ey * ey;
      if (!(side * side <= r2 * length2)) {
        return false;
      }
      const along = dx * ex + dy * ey;
      if (along > 0 && along < length2) return true;
      inside = false;
    }
    a = b;
  }
  if (isSure && area2 > 0 && area2 < Infinity)
    return inside;
  return touchesConvexPolygon(polygon, circle, turn);
}
