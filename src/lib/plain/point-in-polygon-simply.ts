import type { Polygon, Vec2 } from '../types.ts';

/**
 * Returns whether the point is in the polygon.
 *
 * For points that are not on the outline.
 */
export function pointInPolygonSimply(
  p: Vec2,
  polygon: Polygon,
): boolean {
  let isInside = false;
  let a = polygon[polygon.length - 1]!;
  for (const b of polygon) {
    const aAbove = a.y > p.y;
    const bAbove = b.y > p.y;
    if (aAbove !== bAbove) {
      const cross =
        (b.x - a.x) * (p.y - a.y) -
        (b.y - a.y) * (p.x - a.x);
      const isOnLeft = cross > 0;
      if (isOnLeft === bAbove) isInside = !isInside;
    }
    a = b;
  }
  return isInside;
}
