import { convexWinding } from './convex-winding.ts';
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
 * touching, at a sharp corner divided by the sine of
 * its angle. For span and edges see
 * `segmentIntersectsCircle`. NaN in the circle:
 * false; in a corner: false, if no edge before it is
 * a hit.
 *
 * *Cost*: O(n), most misses sooner.
 */
export function convexPolygonIntersectsCircle(
  polygon: ConvexPolygon,
  circle: Circle,
): boolean {
  const { x, y } = circle.center;
  const r2 = circle.radius * circle.radius;
  const turn = convexWinding(polygon);
  const n = polygon.length;
  let inside = r2 >= 0;
  let { x: ax, y: ay } = polygon[n - 1]!;
  for (let i = 0; i < n; i += 1) {
    const { x: bx, y: by } = polygon[i]!;
    const ex = bx - ax;
    const ey = by - ay;
    const dx = x - ax;
    const dy = y - ay;
    const side = turn * (ex * dy - ey * dx);
    // Asked this way round, NaN is a miss.
    if (!(side >= 0)) {
      const length2 = ex * ex + ey * ey;
      if (!(side * side <= r2 * length2)) {
        return false;
      }
      const along = dx * ex + dy * ey;
      if (along <= 0) {
        if (dx * dx + dy * dy <= r2) return true;
      } else if (along >= length2) {
        const fx = x - bx;
        const fy = y - by;
        if (fx * fx + fy * fy <= r2) return true;
      } else {
        return true;
      }
      inside = false;
    }
    ax = bx;
    ay = by;
  }
  return inside;
}
