import { lerp } from '#figure/places.ts';
import {
  type Circle,
  closestPointOnPolygon,
  type Polygon,
  signedDistanceToPolygon,
  type Vec2,
} from '#lib/index.ts';

/**
 * Returns the centre after one push away from the closest point of the outline. Its distance from
 * that point is then the radius, on the outer side. Returns null if the centre is on the outline,
 * because the push has no direction.
 */
export function pushedOut(polygon: Polygon, { center, radius }: Circle): Vec2 | null {
  const away = signedDistanceToPolygon(center, polygon);
  if (away === 0) return null;
  return lerp(closestPointOnPolygon(center, polygon).point, center, radius / away);
}

/** How deep the circle is in the polygon; negative if they are apart. */
export function depthIn(polygon: Polygon, { center, radius }: Circle): number {
  return radius - signedDistanceToPolygon(center, polygon);
}
