import { pointInPolygon } from './point-in-polygon.ts';
import { polygonOutlineIntersectsCircle } from './polygon-outline-intersects-circle.ts';
import type { Circle, Polygon } from './types.ts';

/**
 * Returns whether the circle touches the filled
 * polygon; just touching counts, and so does lying
 * inside.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * polygonIntersectsCircle(triangle, c); // true
 *
 * @remarks
 * The polygon must be simple, but it may be concave
 * and have either winding. The circle either touches
 * the outline or lies entirely inside, and then its
 * centre is also inside.
 *
 * Returns false if the circle contains NaN, if its
 * radius is below 0, or if the polygon has no edges.
 * If a corner contains NaN, the result follows from
 * `polygonOutlineIntersectsCircle` and
 * `pointInPolygon`.
 *
 * *Accuracy*: the result is right for whole numbers
 * up to +-4096. Otherwise it can be wrong only
 * within 8 ulps of the span from touching, as in
 * `segmentIntersectsCircle`. The limits of
 * `pointInPolygon` also apply.
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
