import type { Polygon, Vec2 } from '../types.ts';

/**
 * Returns whether the point is in the polygon, with
 * a decision at each edge; a point on the boundary
 * counts.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const point = { x: 4, y: 4 };
 * pointInPolygonByCrossings(point, triangle);
 * // true
 *
 * @remarks
 * This is `pointInPolygon` in a form that is easier
 * to read, which tests only the edges that the ray
 * can cross. A processor guesses the result of each
 * `if` and loses time when the guess is wrong, so
 * this is slower.
 *
 * *Accuracy*: it returns the result of
 * `pointInPolygon`, bit for bit.
 *
 * *Cost*: O(n).
 *
 * @group variants
 * @figure polygon-and-circle/crossing-ray
 */
export function pointInPolygonByCrossings(
  point: Vec2,
  polygon: Polygon,
): boolean {
  const { x, y } = point;
  const n = polygon.length;
  if (n === 0) return false;
  let inside = false;
  let { x: ax, y: ay } = polygon[n - 1]!;
  for (let i = 0; i < n; i += 1) {
    const { x: bx, y: by } = polygon[i]!;
    const aAbove = ay > y;
    const bAbove = by > y;
    if (aAbove !== bAbove) {
      const cross =
        (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      // On the edge, or a number is NaN.
      if (!(Math.abs(cross) > 0)) return cross === 0;
      const isOnLeft = cross > 0;
      // The edge passes on the right.
      if (isOnLeft === bAbove) inside = !inside;
    } else if (by === y && (ax !== x || ay !== y)) {
      // An edge that starts at the point is left to
      // the edge before it, which ends there.
      if (bx === x) return true;
      // The edge lies along the ray.
      const isBetween =
        (ax < x && x < bx) || (bx < x && x < ax);
      if (ay === y && isBetween) return true;
    }
    ax = bx;
    ay = by;
  }
  return inside;
}
