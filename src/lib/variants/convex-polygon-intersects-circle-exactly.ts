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
 * The true answer of `convexPolygonIntersectsCircle`
 * for any finite numbers; just touching and a centre
 * inside count.
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
 * hold the closest point. If its line is surely too
 * far away, that is a miss; else
 * `segmentIntersectsCircleExactly` tells. Where the
 * cross product is too small to tell the side,
 * `orientation` does.
 *
 * *Accuracy*: never wrong for a convex polygon. NaN
 * and infinities have no true answer: a RangeError,
 * unless the edges before it settle the matter.
 *
 * *Cost*: O(n), most misses sooner: about that of
 * the fast one; an edge that it nearly touches, or
 * that the centre is nearly in line with, costs
 * thousands of times more.
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
  // Throws: an inner centre would not ask for it.
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
    // Asked this way round, NaN is in doubt.
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
