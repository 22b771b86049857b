import { pointInPolygon } from './point-in-polygon.ts';
import { polygonOutlineIntersectsCircle } from './polygon-outline-intersects-circle.ts';
import type { Circle, Polygon } from './types.ts';

/**
 * Whether the circle touches the filled polygon;
 * just touching and lying inside count.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * polygonIntersectsCircle(triangle, c); // true
 *
 * @remarks
 * For any simple polygon, concave too, either way
 * round. Either the outline is touched, or the
 * circle lies all inside, and then so does its
 * centre.
 *
 * *Accuracy*: right for whole numbers up to +-4096;
 * else it errs only within 8 ulps of the span from
 * touching, as in `segmentIntersectsCircle`.
 *
 * Returns false if the circle contains NaN or its
 * radius is below 0, and if the polygon has no
 * edges. For NaN in a corner see the two tests.
 *
 * *Cost*: O(n).
 *
 * @group touch
 * @figure polygon-and-circle/polygon-and-circle
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
