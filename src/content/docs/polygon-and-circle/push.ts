import { lerp } from '#figure/places.ts';
import {
  type Circle,
  closestPointOnPolygon,
  type Polygon,
  signedDistanceToPolygon,
  type Vec2,
} from '#lib/index.ts';

/**
 * Where the centre is after one push away from the closest point of the outline: as far from that as
 * the radius is long, on the outer side. Null where the centre lies on the outline, so that the push
 * has no direction.
 */
export function pushedOut(polygon: Polygon, { center, radius }: Circle): Vec2 | null {
  const away = signedDistanceToPolygon(center, polygon);
  if (away === 0) return null;
  return lerp(closestPointOnPolygon(center, polygon).point, center, radius / away);
}

/** How deep the circle is in the polygon; below 0 it is apart from it. */
export function depthIn(polygon: Polygon, { center, radius }: Circle): number {
  return radius - signedDistanceToPolygon(center, polygon);
}
