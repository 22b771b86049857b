import { orientation } from '../orientation.ts';
import type { Polygon, Vec2 } from '../types.ts';

/**
 * Returns the exact result of `pointInPolygon` for
 * any finite numbers; a point on the boundary
 * counts.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const point = { x: 4, y: 4 };
 * pointInPolygonExactly(point, triangle); // true
 *
 * @remarks
 * It counts crossings like `pointInPolygon`, where
 * rounding can only put the point on the wrong side
 * of an edge. If the cross product is too small to
 * show the side, `orientation` finds it exactly.
 *
 * Throws a RangeError if any number is NaN or
 * infinite, because no exact result exists then,
 * unless an earlier edge contains the point.
 *
 * *Accuracy*: it is never wrong for a simple
 * polygon.
 *
 * *Cost*: O(n), about the same as the fast test, but
 * an edge that is nearly in line with the point
 * costs thousands of times more.
 *
 * @group exactly
 * @figure polygon-and-circle/crossing-ray
 */
export function pointInPolygonExactly(
  point: Vec2,
  polygon: Polygon,
): boolean {
  const { x, y } = point;
  const n = polygon.length;
  if (n === 0) return false;
  let a = polygon[n - 1]!;
  let aAbove = Number(a.y > y);
  let inside = 0;
  for (let i = 0; i < n; i += 1) {
    const b = polygon[i]!;
    const bAbove = Number(b.y > y);
    const p = (b.x - a.x) * (y - a.y);
    const q = (b.y - a.y) * (x - a.x);
    let cross = p - q;
    const doubt =
      (Math.abs(p) + Math.abs(q)) * 2 ** -50 +
      1e-290;
    // Negated, so that NaN is in doubt.
    if (!(Math.abs(cross) > doubt)) {
      cross = orientation(a, b, point);
      if (cross === 0 && isBetween(point, a, b)) {
        return true;
      }
    }
    // A rising edge passes on the right if the point
    // is on its left, and a falling edge if the
    // point is on its right.
    const isOnLeft = Number(cross > 0);
    const crosses = aAbove ^ bAbove;
    inside ^= crosses & (aAbove ^ isOnLeft);
    aAbove = bAbove;
    a = b;
  }
  return inside === 1;
}

/**
 * Returns whether a point in line with a and b is
 * between them. An edge of no length has nothing
 * between its ends.
 */
function isBetween(
  { x, y }: Vec2,
  a: Vec2,
  b: Vec2,
): boolean {
  return (
    (a.x !== b.x || a.y !== b.y) &&
    Math.min(a.x, b.x) <= x &&
    x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= y &&
    y <= Math.max(a.y, b.y)
  );
}
