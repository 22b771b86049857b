import { closestPointOnPolygon } from '../closest-point-on-polygon.ts';
import { distance } from '../distance.ts';
import { pointInPolygon } from '../point-in-polygon.ts';
import type { Polygon, Vec2 } from '../types.ts';

/**
 * Returns how far the point is from the outline,
 * which is below 0 if it is inside.
 */
export function signedDistanceToPolygonSimply(
  c: Vec2,
  polygon: Polygon,
): number {
  const q = closestPointOnPolygon(c, polygon).point;
  const d = distance(q, c);
  return pointInPolygon(c, polygon) ? -d : d;
}
