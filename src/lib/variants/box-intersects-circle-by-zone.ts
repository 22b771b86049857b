import { boxZone } from '../box-zone.ts';
import type { Box, Circle } from '../types.ts';

/**
 * Does the circle touch the box? Touching counts,
 * so does a centre inside.
 *
 * Asks for the zone of the centre, then measures to
 * what faces that zone: nothing, a wall, a corner.
 * The same answer as `boxIntersectsCircle`, and as
 * right. NaN: false. After "Circle/box intersection
 * revised".
 */
export function boxIntersectsCircleByZone(
  box: Box,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const dx = Math.abs(center.x - box.center.x);
  const dy = Math.abs(center.y - box.center.y);
  // How far the centre is beyond the near walls.
  const gapX = dx - box.halfWidth;
  const gapY = dy - box.halfHeight;
  switch (boxZone(center, box)) {
    case 1:
    case 7:
      return gapY <= radius;
    case 3:
    case 5:
      return gapX <= radius;
    case 4:
      // Inside. Only a radius of NaN hits nothing.
      return radius >= 0;
    default:
      return (
        gapX * gapX + gapY * gapY <= radius * radius
      );
  }
}
