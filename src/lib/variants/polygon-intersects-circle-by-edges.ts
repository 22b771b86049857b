import { segmentIntersectsCircle } from '../segment-intersects-circle.ts';
import type { Circle, Polygon } from '../types.ts';
import { pointInPolygonByCrossings } from './point-in-polygon-by-crossings.ts';

/**
 * Returns whether the circle touches the filled
 * polygon, by testing each edge and then the centre;
 * touching counts, and so does lying inside.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * polygonIntersectsCircleByEdges(triangle, c);
 * // true
 *
 * @remarks
 * The polygon must be simple, but it may be concave
 * and have either winding. This combines two other
 * tests, so it is easy to follow.
 * `polygonIntersectsCircle` is faster, because it
 * measures to each corner once, while this may
 * measure to it twice.
 *
 * Returns false if the circle contains NaN or its
 * radius is below 0, and if the polygon has no
 * edges. If a corner contains NaN, the result
 * follows from the two functions that it calls.
 *
 * *Accuracy*: it is as accurate as
 * `segmentIntersectsCircle` and
 * `pointInPolygonByCrossings`.
 *
 * *Cost*: O(n).
 *
 * @group variants
 * @figure polygon-and-circle/polygon-and-circle
 */
export function polygonIntersectsCircleByEdges(
  polygon: Polygon,
  circle: Circle,
): boolean {
  const n = polygon.length;
  for (let i = 0; i < n; i += 1) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % n]!;
    if (a.x === b.x && a.y === b.y) continue;
    if (segmentIntersectsCircle({ a, b }, circle)) {
      return true;
    }
  }
  return (
    circle.radius >= 0 &&
    pointInPolygonByCrossings(circle.center, polygon)
  );
}
