import { pointInPolygon } from './point-in-polygon.ts';
import { polygonOutlineIntersectsCircle } from './polygon-outline-intersects-circle.ts';
import type { Circle, Polygon } from './types.ts';

/**
 * Does the circle touch the filled polygon? For any
 * simple polygon, concave too, either way round.
 *
 * Either the outline is touched, or the circle lies
 * all inside, and then so does its centre.
 *
 * Right for whole numbers up to +-4096; else it errs
 * only within 4 ulps of the span from touching, as
 * in `segmentIntersectsCircle`. NaN in the circle:
 * false; in a corner: see the two tests. O(n).
 */
export function polygonIntersectsCircle(
  polygon: Polygon,
  circle: Circle,
): boolean {
  if (
    polygonOutlineIntersectsCircle(polygon, circle)
  ) {
    return true;
  }
  return (
    circle.radius >= 0 &&
    pointInPolygon(circle.center, polygon)
  );
}
