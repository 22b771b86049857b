import { closestPointOnSegment } from '../closest-point-on-segment.ts';
import { convexWinding } from '../convex-winding.ts';
import { cross } from '../cross.ts';
import { distance } from '../distance.ts';
import { pointInCircle } from '../point-in-circle.ts';
import type {
  Circle,
  ConvexPolygon,
} from '../types.ts';

/**
 * Returns whether the circle touches the filled
 * convex polygon.
 *
 * For polygons without three corners in line, and a
 * radius of 0 or above.
 */
export function convexPolygonIntersectsCircleSimply(
  polygon: ConvexPolygon,
  circle: Circle,
): boolean {
  const { center: c, radius: r } = circle;
  const turn = convexWinding(polygon);
  let inside = true;
  for (const [i, b] of polygon.entries()) {
    const a = polygon.at(i - 1)!;
    const e = { x: b.x - a.x, y: b.y - a.y };
    const v = { x: c.x - a.x, y: c.y - a.y };
    const side = turn * cross(e, v);
    if (side >= 0) continue;
    if (-side > r * distance(a, b)) return false;
    const q = closestPointOnSegment(c, { a, b });
    if (pointInCircle(q, circle)) return true;
    inside = false;
  }
  return inside;
}
