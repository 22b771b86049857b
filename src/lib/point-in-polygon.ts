import type { Polygon, Vec2 } from './types.ts';

/**
 * Is the point in the polygon? Its boundary counts.
 * For any simple polygon, concave too, either way
 * round.
 *
 * A ray from the point to the right crosses the
 * outline an odd number of times. An edge counts if
 * just one of its ends is above the ray: a corner on
 * it is never counted for both its edges or neither.
 * On which side the edge passes, the sign of a cross
 * product tells, without a division.
 *
 * Right for whole numbers up to +-33,554,432; else
 * it errs only within 4 ulps of the polygon's span,
 * the longer side of the box around it, from the
 * boundary; for spans from 1e-150 to 1e150. A NaN in
 * the point: false; in a corner: false where one of
 * its edges passes at the point's height. O(n).
 */
export function pointInPolygon(
  point: Vec2,
  polygon: Polygon,
): boolean {
  const { x, y } = point;
  let inside = false;
  let a = polygon[polygon.length - 1]!;
  for (const b of polygon) {
    const upward = b.y > y;
    if (a.y > y !== upward) {
      const cross =
        (b.x - a.x) * (y - a.y) -
        (b.y - a.y) * (x - a.x);
      // On the edge, or NaN.
      if (!(cross < 0 || cross > 0)) {
        return cross === 0;
      }
      if (cross > 0 === upward) inside = !inside;
    } else if (b.y === y) {
      if (b.x === x) return true;
      // An edge along the ray.
      if (a.y === y && a.x > x !== b.x > x) {
        return true;
      }
    }
    a = b;
  }
  return inside;
}
