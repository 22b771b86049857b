import { pointInPolygon } from './point-in-polygon.ts';
import type { Polygon, Vec2 } from './types.ts';

/**
 * How far the point is from the polygon's outline:
 * above 0 outside, 0 on the outline, below 0 inside.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * signedDistanceToPolygon({ x: 1, y: 3 }, triangle);
 * // -1
 *
 * @remarks
 * For any simple polygon, either way round. From a
 * polygon of no corners everything is infinitely
 * far.
 *
 * *Accuracy*: errs by at most 6 ulps of the span,
 * the longer side of the box around point and
 * polygon; for spans from 1e-70 to 1e70 and edges
 * from 1e-75 on.
 *
 * *Cost*: O(n).
 *
 * @group distance
 * @figure polygon-and-circle/polygon-way-out
 */
export function signedDistanceToPolygon(
  point: Vec2,
  polygon: Polygon,
): number {
  const n = polygon.length;
  if (n === 0) return Infinity;
  let nearest = Infinity;
  let a = polygon[n - 1]!;
  for (const b of polygon) {
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const dx = point.x - a.x;
    const dy = point.y - a.y;
    const along = dx * ex + dy * ey;
    const length2 = ex * ex + ey * ey;
    const cross = ex * dy - ey * dx;
    // Past b: the next edge, which starts there,
    // knows of something at least as near.
    if (along <= 0) {
      nearest = Math.min(nearest, dx * dx + dy * dy);
    } else if (along < length2) {
      nearest = Math.min(
        nearest,
        (cross * cross) / length2,
      );
    }
    a = b;
  }
  const distance = Math.sqrt(nearest);
  const isInside =
    distance > 0 && pointInPolygon(point, polygon);
  return isInside ? -distance : distance;
}
