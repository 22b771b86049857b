import { segmentIntersectsCircle } from '../segment-intersects-circle.ts';
import type { Circle, Polygon } from '../types.ts';
import { pointInPolygonByCrossings } from './point-in-polygon-by-crossings.ts';

/**
 * Whether the circle touches the filled polygon,
 * asking each edge and then the centre; just
 * touching and lying inside count.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 4, y: -5 }, radius: 5 };
 * polygonIntersectsCircleByEdges(triangle, c);
 * // true
 *
 * @remarks
 * For any simple polygon, concave too, clockwise or
 * counter-clockwise. It is made of two other tests,
 * so it is easy to follow. `polygonIntersectsCircle`
 * is faster: it measures to each corner once, where
 * this measures to both ends of each edge.
 *
 * *Accuracy*: as right as `segmentIntersectsCircle`
 * and `pointInPolygonByCrossings`.
 *
 * Returns false if the circle contains NaN or its
 * radius is below 0, and if the polygon has no
 * edges. For NaN in a corner see the two tests.
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
    const edge = { a, b };
    if (
      segmentIntersectsCircle(edge, circle) &&
      (a.x !== b.x || a.y !== b.y)
    ) {
      return true;
    }
  }
  return (
    circle.radius >= 0 &&
    pointInPolygonByCrossings(circle.center, polygon)
  );
}
