import { segmentCircleIntersections } from '../segment-circle-intersections.ts';
import type {
  Circle,
  OutlineCrossing,
  Polygon,
} from '../types.ts';

/**
 * Finds the points where the circle's rim crosses
 * the polygon's outline, in order along it.
 */
export function polygonCircleIntersectionsSimply(
  polygon: Polygon,
  circle: Circle,
): OutlineCrossing[] {
  const crossings: OutlineCrossing[] = [];
  for (let i = 0; i < polygon.length; i += 1) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % polygon.length]!;
    const points = segmentCircleIntersections(
      { a, b },
      circle,
    );
    for (const point of points) {
      const isB = point.x === b.x && point.y === b.y;
      // The next edge begins at b, so it also has b.
      if (!isB) crossings.push({ edge: i, point });
    }
  }
  return crossings;
}
