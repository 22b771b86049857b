import { pointInPolygon } from './point-in-polygon.ts';
import type { Circle, Polygon } from './types.ts';

/**
 * Returns whether the polygon contains the whole
 * circle; touching its outline from inside counts.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 6 }];
 * const c = { center: { x: 2, y: 2 }, radius: 2 };
 * polygonContainsCircle(triangle, c); // true
 *
 * @remarks
 * The polygon must be simple, but it may be concave
 * and have either winding. The centre must be
 * inside, and no edge may be nearer to it than the
 * radius. It is not enough that all corners are
 * outside the circle, because an edge between two of
 * them could cut it.
 *
 * Returns false if the radius is below 0, if the
 * polygon has no edges, or if any number is NaN.
 *
 * *Accuracy*: the result is right for whole numbers
 * up to +-4096 and any whole radius. Otherwise it
 * can be wrong only within 8 ulps of the span from
 * touching, as in `segmentIntersectsCircle`. The
 * limits of `pointInPolygon` also apply.
 *
 * *Cost*: O(n), no square root and no division.
 *
 * @group inside
 * @figure polygon-and-circle/circle-in-polygon
 */
export function polygonContainsCircle(
  polygon: Polygon,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  if (!(radius >= 0)) return false;
  if (!pointInPolygon(center, polygon)) return false;
  const r2 = radius * radius;
  let a = polygon[polygon.length - 1]!;
  for (const b of polygon) {
    const dx = center.x - a.x;
    const dy = center.y - a.y;
    // Negated, so that NaN is also refused.
    if (!(dx * dx + dy * dy >= r2)) return false;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const cross = ex * dy - ey * dx;
    const length2 = ex * ex + ey * ey;
    // The line is too near, but the edge may not be.
    if (cross * cross < r2 * length2) {
      const along = dx * ex + dy * ey;
      if (along > 0 && along < length2) return false;
    }
    a = b;
  }
  return true;
}
