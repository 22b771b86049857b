import { convexWinding } from '../convex-winding.ts';
import { hasEdges } from '../has-edges.ts';
import { orientation } from '../orientation.ts';
import { toInteger } from '../to-integer.ts';
import type {
  Circle,
  ConvexPolygon,
} from '../types.ts';
import { segmentIntersectsCircleExactly } from './segment-intersects-circle-exactly.ts';
import { surelyBeyondReach } from './surely-beyond-reach.ts';

/**
 * Returns the exact result of
 * `convexPolygonIntersectsCircle` for any finite
 * numbers; touching counts, and so does a centre
 * inside.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * convexPolygonIntersectsCircleExactly(triangle, c);
 * // true
 *
 * @remarks
 * Only an edge with the centre on its outer side can
 * contain the closest point. If its line is
 * certainly too far away, that is a miss, and
 * otherwise `segmentIntersectsCircleExactly`
 * decides. If the cross product is too small to show
 * the side, `orientation` finds it.
 *
 * Throws a RangeError if any number is NaN or
 * infinite, because no exact result exists then,
 * unless earlier edges decide.
 *
 * *Accuracy*: it is never wrong for a convex
 * polygon.
 *
 * *Cost*: O(n), but most misses end sooner. It costs
 * about the same as the fast test, but an edge that
 * the circle nearly touches, or that is nearly in
 * line with the centre, costs thousands of times
 * more.
 *
 * @group exactly
 * @figure voronoi-regions/voronoi-one-pass
 */
export function convexPolygonIntersectsCircleExactly(
  polygon: ConvexPolygon,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const r2 = radius * radius;
  // The radius must be finite, even if it is unused.
  if (!Number.isFinite(radius)) toInteger(radius);
  const { x, y } = center;
  const turn = convexWinding(polygon);
  const n = polygon.length;
  if (n === 0 || radius < 0) return false;
  let inside = true;
  let a = polygon[n - 1]!;
  let { x: ax, y: ay } = a;
  for (let i = 0; i < n; i += 1) {
    const b = polygon[i]!;
    const { x: bx, y: by } = b;
    const ex = bx - ax;
    const ey = by - ay;
    const p = ex * (y - ay);
    const q = ey * (x - ax);
    const doubt =
      (Math.abs(p) + Math.abs(q)) * 2 ** -50 +
      1e-290;
    let side = turn * (p - q);
    // Negated, so that NaN is in doubt.
    if (!(Math.abs(side) > doubt)) {
      side = turn * orientation(a, b, center);
    }
    if (side < 0) {
      const length2 = ex * ex + ey * ey;
      if (surelyBeyondReach(p, q, r2, length2))
        return false;
      const edge = { a, b };
      if (
        segmentIntersectsCircleExactly(edge, circle)
      )
        return true;
      inside = false;
    }
    a = b;
    ax = bx;
    ay = by;
  }
  return inside && hasEdges(polygon);
}
