import { cross } from '../cross.ts';
import { dot } from '../dot.ts';
import { pointInCircle } from '../point-in-circle.ts';
import type { Circle, Polygon } from '../types.ts';

/**
 * Returns whether the circle touches the outline of
 * the polygon.
 *
 * For polygons without two equal corners in a row,
 * and a radius of 0 or above.
 */
export function polygonOutlineIntersectsCircleSimply(
  polygon: Polygon,
  circle: Circle,
): boolean {
  const { center: c, radius: r } = circle;
  for (const [i, b] of polygon.entries()) {
    const a = polygon.at(i - 1)!;
    if (pointInCircle(a, circle)) return true;
    const e = { x: b.x - a.x, y: b.y - a.y };
    const v = { x: c.x - a.x, y: c.y - a.y };
    const side = cross(e, v);
    const length2 = dot(e, e);
    if (side * side > r * r * length2) continue;
    const along = dot(e, v);
    if (along > 0 && along < length2) return true;
  }
  return false;
}
