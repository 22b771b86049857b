import { orientation } from '../orientation.ts';
import type { Polygon, Vec2 } from '../types.ts';

/**
 * The true answer of `pointInPolygon`, for any
 * finite numbers; a point on its boundary counts.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const point = { x: 4, y: 4 };
 * pointInPolygonExactly(point, triangle); // true
 *
 * @remarks
 * Counts crossings as `pointInPolygon` does. All
 * that rounding could decide there is on which side
 * of an edge the point lies; if the cross product
 * is too small to tell, `orientation` tells exactly.
 *
 * *Accuracy*: never wrong for a simple polygon. NaN
 * and infinities have no true answer: a RangeError,
 * unless an edge before holds the point.
 *
 * *Cost*: O(n), about that of the fast one; an edge
 * that the point is nearly in line with costs
 * thousands of times more.
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
    // Asked this way round, NaN is in doubt.
    if (!(Math.abs(cross) > doubt)) {
      cross = orientation(a, b, point);
      if (cross === 0 && isBetween(point, a, b)) {
        return true;
      }
    }
    // The edge passes on the right if the point is
    // on its left while it rises, on its right while
    // it falls.
    const isOnLeft = Number(cross > 0);
    const crosses = aAbove ^ bAbove;
    inside ^= crosses & (aAbove ^ isOnLeft);
    aAbove = bAbove;
    a = b;
  }
  return inside === 1;
}

/**
 * For a point in line with a and b. An edge of no
 * length has nothing between its ends.
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
