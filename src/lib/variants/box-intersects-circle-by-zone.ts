import { boxZone } from '../box-zone.ts';
import type { Box, Circle } from '../types.ts';

/**
 * Returns whether the circle touches the box, using
 * the zone of its centre; touching counts, and so
 * does a centre inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 7, y: 7 }, radius: 5 };
 * boxIntersectsCircleByZone(box, c); // true
 *
 * @remarks
 * It finds the zone of the centre, and then measures
 * to the part that faces the zone, which is nothing,
 * a side or a corner. The method follows the article
 * "Circle/box intersection revised".
 *
 * Returns false if any number is NaN.
 *
 * *Accuracy*: it returns the result of
 * `boxIntersectsCircle` if the radius is from 1e-150
 * to 1e150, and it is as accurate.
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
  const c = circle.center;
  const r = circle.radius;
  const dx = Math.abs(c.x - box.center.x);
  const dy = Math.abs(c.y - box.center.y);
  // How far the centre is beyond the near sides.
  const gapX = dx - box.halfWidth;
  const gapY = dy - box.halfHeight;
  const zone = boxZone(c, box);
  // Left or right of the box.
  if (zone === 3 || zone === 5) return gapX <= r;
  // Below or above it.
  if (zone === 1 || zone === 7) return gapY <= r;
  if (zone === 4) return r >= 0;
  const d2 = gapX * gapX + gapY * gapY;
  return r >= 0 && d2 <= r * r;
}
