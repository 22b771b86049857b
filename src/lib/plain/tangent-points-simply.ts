import { circleIntersections } from '../circle-intersections.ts';
import { distance } from '../distance.ts';
import type { Circle, Vec2 } from '../types.ts';

/**
 * Finds the points where the tangents from the point
 * touch the circle.
 *
 * For a circle whose radius is above 0.
 */
export function tangentPointsSimply(
  p: Vec2,
  circle: Circle,
): readonly Vec2[] {
  const { center: c } = circle;
  const m = {
    x: (p.x + c.x) / 2,
    y: (p.y + c.y) / 2,
  };
  const over = { center: m, radius: distance(m, c) };
  return circleIntersections(over, circle);
}
