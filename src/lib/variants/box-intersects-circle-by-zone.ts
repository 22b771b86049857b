import { boxZone } from '../box-zone.ts';
import type { Box, Circle } from '../types.ts';

/**
 * Whether the circle touches the box, by the zone of
 * its centre; touching and a centre inside count.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 7, y: 7 }, radius: 5 };
 * boxIntersectsCircleByZone(box, c); // true
 *
 * @remarks
 * Asks for the zone of the centre, then measures to
 * what faces that zone: nothing, a wall, a corner.
 * After "Circle/box intersection revised".
 *
 * *Accuracy*: the answer of `boxIntersectsCircle`
 * for radii from 1e-150 to 1e150, and as right. NaN:
 * false.
 *
 * *Cost*: O(1).
 *
 * @group variants
 * @figure nine-zones/nine-zones
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
    // Below or above the box.
    case 1:
    case 7:
      return gapY <= radius;
    // Left or right of it.
    case 3:
    case 5:
      return gapX <= radius;
    // Inside: a hit for every valid radius.
    case 4:
      return radius >= 0;
    // At a corner: Pythagoras.
    default:
      return (
        radius >= 0 &&
        gapX * gapX + gapY * gapY <= radius * radius
      );
  }
}
