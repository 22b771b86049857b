import { pointInPolygon } from '../point-in-polygon.ts';
import { segmentIntersectsCircle } from '../segment-intersects-circle.ts';
import type { Circle, Polygon } from '../types.ts';

/**
 * Returns whether the circle touches the polygon.
 *
 * For polygons without two equal corners in a row,
 * and a radius of 0 or above.
 */
export function polygonIntersectsCircleSimply(
  polygon: Polygon,
  circle: Circle,
): boolean {
  for (const [i, a] of polygon.entries()) {
    // The last edge ends at corner 0.
    const b = polygon[(i + 1) % polygon.length]!;
    if (segmentIntersectsCircle({ a, b }, circle)) {
      return true;
    }
  }
  return pointInPolygon(circle.center, polygon);
}
