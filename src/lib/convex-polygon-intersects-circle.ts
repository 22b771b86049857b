import { convexWinding } from './convex-winding.ts';
import { touchesConvexPolygon } from './touches-convex-polygon.ts';
import type {
  Circle,
  ConvexPolygon,
} from './types.ts';

/**
 * Whether the circle touches the filled convex
 * polygon; just touching and a centre inside count.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * convexPolygonIntersectsCircle(triangle, c);
 * // true
 *
 * @remarks
 * Corners go either way round; they may repeat or
 * lie in line, but the area must not be 0.
 *
 * An edge with the centre on its outer side settles
 * most scenes at once. Its line is too far away: a
 * miss. The centre is right in front of it: a hit.
 * An end of it is in the circle: a hit. Only if
 * no edge has the centre outside is it inside.
 *
 * *Accuracy*: right for whole numbers up to +-4096;
 * else it errs only within 8 ulps of the span from
 * touching. For span and edges see
 * `segmentIntersectsCircle`. If the centre is almost
 * in line with an edge, its side is found exactly.
 *
 * Returns false if the circle contains NaN or its
 * radius is below 0, and if the polygon has no
 * edges. Returns false if a corner is not finite,
 * unless an edge before it is a hit.
 *
 * *Cost*: O(n), most misses sooner.
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
    // Written like this, NaN is a miss.
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
