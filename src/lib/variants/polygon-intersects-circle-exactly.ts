import { hasEdges } from '../has-edges.ts';
import { orientation } from '../orientation.ts';
import { toInteger } from '../to-integer.ts';
import type { Circle, Polygon } from '../types.ts';
import { segmentIntersectsCircleExactly } from './segment-intersects-circle-exactly.ts';
import { surelyBeyondReach } from './surely-beyond-reach.ts';

/**
 * The true answer of `polygonIntersectsCircle`, for
 * any finite numbers; just touching and lying inside
 * count.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * polygonIntersectsCircleExactly(triangle, c);
 * // true
 *
 * @remarks
 * Most edges lie on a line that is surely too far
 * away. Then it is sure, too, on which side of it
 * the centre lies, and crossings are counted in the
 * same pass, as `pointInPolygon` does. Only for the
 * other edges `segmentIntersectsCircleExactly` and
 * `orientation` are asked.
 *
 * *Accuracy*: never wrong for a simple polygon. NaN
 * and infinities have no true answer: a RangeError,
 * unless an edge before is a hit.
 *
 * *Cost*: O(n), about that of the fast one; an edge
 * that it nearly touches costs thousands of times
 * more.
 *
 * @group exactly
 * @figure polygon-and-circle/polygon-and-circle
 */
export function polygonIntersectsCircleExactly(
  polygon: Polygon,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const { x, y } = center;
  const r2 = radius * radius;
  const n = polygon.length;
  // Throws: an empty circle would not ask for it.
  if (!Number.isFinite(radius)) toInteger(radius);
  if (n === 0 || radius < 0) return false;
  let a = polygon[n - 1]!;
  let { x: ax, y: ay } = a;
  let aAbove = Number(ay > y);
  let inside = 0;
  for (let i = 0; i < n; i += 1) {
    const b = polygon[i]!;
    const { x: bx, y: by } = b;
    const ex = bx - ax;
    const ey = by - ay;
    const p = ex * (y - ay);
    const q = ey * (x - ax);
    let cross = p - q;
    const length2 = ex * ex + ey * ey;
    if (!surelyBeyondReach(p, q, r2, length2)) {
      const edge = { a, b };
      if (
        segmentIntersectsCircleExactly(edge, circle)
      )
        return hasEdges(polygon);
      cross = orientation(a, b, center);
    }
    // 1 is yes and 0 no, as in `pointInPolygon`.
    const bAbove = Number(by > y);
    const isOnLeft = Number(cross > 0);
    const crosses = aAbove ^ bAbove;
    inside ^= crosses & (aAbove ^ isOnLeft);
    aAbove = bAbove;
    a = b;
    ax = bx;
    ay = by;
  }
  return inside === 1;
}
