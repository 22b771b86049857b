import type { Polygon, Vec2 } from './types.ts';

/**
 * Returns whether the point is in the polygon; a
 * point on its boundary counts.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * pointInPolygon({ x: 4, y: 4 }, triangle); // true
 *
 * @remarks
 * The polygon must be simple, but it may be concave
 * and have either winding.
 *
 * From a point inside, a ray to the right crosses
 * the outline an odd number of times. An edge counts
 * if exactly one of its ends is above the ray, so
 * that a corner on the ray is counted correctly. The
 * sign of a cross product shows on which side the
 * edge passes, so no division is needed.
 *
 * A processor guesses the result of each `if`, and
 * it loses time when the guess is wrong. So the
 * crossings are counted here without an `if`. Yes is
 * 1 and no is 0, ^ is 1 if two bits differ, and & is
 * 1 if both are 1. `pointInPolygonByCrossings` does
 * the same with `if`.
 *
 * Returns false if the point contains NaN or the
 * polygon has no edges. Returns false if a corner
 * contains NaN and one of its edges has only one end
 * above the point, unless the point is on an edge
 * that is tested earlier. The edge from the last
 * corner to the first is tested first.
 *
 * *Accuracy*: the result is right for whole numbers
 * up to +-33,554,432. Otherwise it can be wrong only
 * if the point is nearer to the boundary than 4 ulps
 * of the polygon's span. The span is the longer side
 * of the box around the polygon. This applies to
 * spans from 1e-70 to 1e150 and edges of at least
 * 1e-75, if coordinates are equal or differ by at
 * least 1e-150.
 *
 * *Cost*: O(n).
 *
 * @group touch
 * @figure polygon-and-circle/crossing-ray
 */
export function pointInPolygon(
  point: Vec2,
  polygon: Polygon,
): boolean {
  const { x, y } = point;
  const n = polygon.length;
  if (n === 0) return false;
  let { x: ax, y: ay } = polygon[n - 1]!;
  let aAbove = Number(ay > y);
  let inside = 0;
  for (let i = 0; i < n; i += 1) {
    const { x: bx, y: by } = polygon[i]!;
    const bAbove = Number(by > y);
    const cross =
      (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    // Rarely, the point is in line with the edge, or
    // a number is NaN.
    if (!(Math.abs(cross) > 0)) {
      if (aAbove !== bAbove) return cross === 0;
      // An edge that starts at the point is skipped,
      // because the edge before it ends there.
      if (by === y && (ax !== x || ay !== y)) {
        if (bx === x) return true;
        // The edge lies along the ray.
        const isBetween =
          (ax < x && x < bx) || (bx < x && x < ax);
        if (ay === y && isBetween) return true;
      }
    }
    // A rising edge passes on the right if the point
    // is on its left, and a falling edge if the
    // point is on its right.
    const isOnLeft = Number(cross > 0);
    const crosses = aAbove ^ bAbove;
    inside ^= crosses & (aAbove ^ isOnLeft);
    aAbove = bAbove;
    ax = bx;
    ay = by;
  }
  return inside === 1;
}
