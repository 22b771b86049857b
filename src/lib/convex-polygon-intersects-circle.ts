import { convexWinding } from './convex-winding.ts';
import { touchesConvexPolygon } from './touches-convex-polygon.ts';
import type {
  Circle,
  ConvexPolygon,
} from './types.ts';

/**
 * Returns whether the circle touches the filled
 * convex polygon; just touching counts, and so does
 * a centre inside.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * convexPolygonIntersectsCircle(triangle, c);
 * // true
 *
 * @remarks
 * The corners may have either winding, and they may
 * repeat or lie in line, but the area must not be 0.
 *
 * If the centre is on the outer side of an edge,
 * that edge usually decides. If the line of the edge
 * is too far away, that is a miss. If the centre is
 * directly in front of the edge, or if an end of the
 * edge is in the circle, that is a hit. The centre
 * is inside if it is not on the outer side of any
 * edge.
 *
 * Returns false if the circle contains NaN, if its
 * radius is below 0, or if the polygon has no edges.
 * If a corner contains NaN, it returns true only if
 * an earlier edge is a hit.
 *
 * *Accuracy*: the result is right for whole numbers
 * up to +-4096. Otherwise it can be wrong only
 * within 8 ulps of the span from touching, where the
 * span and the edges are the same as in
 * `segmentIntersectsCircle`. If the centre is almost
 * in line with an edge, its side is found exactly.
 *
 * *Cost*: O(n), but most misses end sooner.
 *
 * @group touch
 * @figure voronoi-regions/voronoi-one-pass
 */
export function convexPolygonIntersectsCircle(
  polygon: ConvexPolygon,
  circle: Circle,
): boolean {
  const { x, y } = circle.center;
  const n = polygon.length;
  if (n === 0 || !(circle.radius >= 0)) return false;
  const r2 = circle.radius * circle.radius;
  const turn = convexWinding(polygon);
  let inside = true;
  let isSure = true;
  let area2 = 0;
  let { x: ax, y: ay } = polygon[n - 1]!;
  for (let i = 0; i < n; i += 1) {
    const { x: bx, y: by } = polygon[i]!;
    const ex = bx - ax;
    const ey = by - ay;
    const dx = x - ax;
    const dy = y - ay;
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
      if (along <= 0) {
        if (dx * dx + dy * dy <= r2) return true;
      } else if (along < length2) {
        return true;
      } else {
        const fx = x - bx;
        const fy = y - by;
        if (fx * fx + fy * fy <= r2) return true;
      }
      inside = false;
    }
    ax = bx;
    ay = by;
  }
  if (isSure && area2 > 0 && area2 < Infinity)
    return inside;
  return touchesConvexPolygon(polygon, circle, turn);
}
