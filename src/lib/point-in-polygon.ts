import type { Polygon, Vec2 } from './types.ts';

/**
 * Whether the point is in the polygon; a point on
 * its boundary counts.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * pointInPolygon({ x: 4, y: 4 }, triangle); // true
 *
 * @remarks
 * For any simple polygon, concave too, clockwise or
 * counter-clockwise.
 *
 * From a point inside, a ray to the right crosses
 * the outline an odd number of times. An edge counts
 * if just one of its ends is above the ray: so a
 * corner on the ray is no crossing too many or few.
 * On which side the edge passes, the sign of a cross
 * product tells, without a division.
 *
 * A processor guesses each `if` and loses time when
 * it is wrong. So yes is 1 here and no is 0, and the
 * crossings are counted without an `if`: ^ is 1
 * where two differ, & where both are 1.
 * `pointInPolygonByCrossings` is the same with `if`.
 *
 * *Accuracy*: right for whole numbers up to
 * +-33,554,432; else it errs only within 4 ulps of
 * the polygon's span, the longer side of the box
 * around it, from the boundary; for spans from 1e-70
 * to 1e150, edges from 1e-75 on, and coordinates
 * that differ by 0 or by 1e-150 and more.
 *
 * Returns false if the point contains NaN or the
 * polygon has no edges. Returns false if a corner
 * contains NaN and one of its edges passes at the
 * point's height, unless the point is on an edge
 * before it; the edge from the last corner is first.
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
    // Rarely: in line with the edge, or NaN.
    if (!(Math.abs(cross) > 0)) {
      if (aAbove !== bAbove) return cross === 0;
      // An edge from the point itself is left to the
      // one before, which ends there.
      if (by === y && (ax !== x || ay !== y)) {
        if (bx === x) return true;
        // An edge along the ray.
        const isBetween =
          (ax < x && x < bx) || (bx < x && x < ax);
        if (ay === y && isBetween) return true;
      }
    }
    // The edge passes on the right if the point is
    // on its left while it rises, on its right while
    // it falls.
    const isOnLeft = Number(cross > 0);
    const crosses = aAbove ^ bAbove;
    inside ^= crosses & (aAbove ^ isOnLeft);
    aAbove = bAbove;
    ax = bx;
    ay = by;
  }
  return inside === 1;
}
