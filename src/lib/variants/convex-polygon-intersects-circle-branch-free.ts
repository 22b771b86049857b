import { convexWinding } from '../convex-winding.ts';
import { hasEdges } from '../has-edges.ts';
import { touchesConvexPolygon } from '../touches-convex-polygon.ts';
import type {
  Circle,
  ConvexPolygon,
} from '../types.ts';

/**
 * Returns whether the circle touches the convex
 * polygon, without a branch in the loop; just
 * touching counts.
 *
 * @example
 * const p = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * convexPolygonIntersectsCircleBranchFree(p, c);
 * // true
 *
 * @remarks
 * A processor guesses the result of each `if`, and
 * it loses time when the guess is wrong. So this is
 * faster than `convexPolygonIntersectsCircle` if
 * there are four corners, but with eight, stopping
 * early is as fast.
 *
 * A circle touches if a corner or an edge is within
 * its radius of the centre, or if the centre is on
 * the same side of all edges. So either winding is
 * fine. True is 1 here, and false is 0.
 *
 * Returns false if a corner contains NaN, unless
 * another corner or an edge without that corner is a
 * hit.
 *
 * *Accuracy*: it is as accurate as
 * `convexPolygonIntersectsCircle`.
 *
 * *Cost*: O(n), never less.
 *
 * @group variants
 * @figure voronoi-regions/voronoi-one-pass
 */
export function convexPolygonIntersectsCircleBranchFree(
  polygon: ConvexPolygon,
  circle: Circle,
): boolean {
  const { x, y } = circle.center;
  const r2 = circle.radius * circle.radius;
  const n = polygon.length;
  if (n === 0 || !(circle.radius >= 0)) return false;
  let left = 0;
  let right = 0;
  let near = 0;
  let { x: ax, y: ay } = polygon[n - 1]!;
  for (let i = 0; i < n; i += 1) {
    const { x: bx, y: by } = polygon[i]!;
    const ex = bx - ax;
    const ey = by - ay;
    const dx = x - ax;
    const dy = y - ay;
    const p = ex * dy;
    const cross = p - ey * dx;
    const along = ex * dx + ey * dy;
    const length2 = ex * ex + ey * ey;
    const inLine =
      Number(cross * cross <= r2 * length2) &
      Number(along > 0) &
      Number(along < length2);
    const atA = Number(dx * dx + dy * dy <= r2);
    near |= atA | inLine;
    // Nearer to its line, rounding could decide.
    const noise = 2e-15 * Math.abs(p);
    left += Number(cross > noise);
    right += Number(cross < -noise);
    ax = bx;
    ay = by;
  }
  if (near === 1) {
    return left + right > 0 || hasEdges(polygon);
  }
  if (left > 0 && right > 0) return false;
  if (left === n || right === n) return true;
  const turn = convexWinding(polygon);
  return touchesConvexPolygon(polygon, circle, turn);
}
