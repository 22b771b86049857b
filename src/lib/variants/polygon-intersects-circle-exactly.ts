import { hasEdges } from '../has-edges.ts';
import { orientation } from '../orientation.ts';
import { toInteger } from '../to-integer.ts';
import type { Circle, Polygon } from '../types.ts';
import { segmentIntersectsCircleExactly } from './segment-intersects-circle-exactly.ts';
import { surelyBeyondReach } from './surely-beyond-reach.ts';

/**
 * Returns the exact result of
 * `polygonIntersectsCircle` for any finite numbers;
 * touching counts, and so does lying inside.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * polygonIntersectsCircleExactly(triangle, c);
 * // true
 *
 * @remarks
 * Most edges are on a line that is certainly too far
 * away. Then it is also certain on which side of it
 * the centre lies, so crossings are counted in the
 * same pass, as in `pointInPolygon`. Only the other
 * edges need `segmentIntersectsCircleExactly` and
 * `orientation`.
 *
 * Throws a RangeError if any number is NaN or
 * infinite, because no exact result exists then,
 * unless an earlier edge is a hit.
 *
 * *Accuracy*: it is never wrong for a simple
 * polygon.
 *
 * *Cost*: O(n), about the same as the fast test, but
 * an edge that the circle nearly touches costs
 * thousands of times more.
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
  // The radius must be finite, even if it is unused.
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
    // 1 means yes and 0 no, as in `pointInPolygon`.
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
