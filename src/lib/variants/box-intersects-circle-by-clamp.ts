import type { Box, Circle } from '../types.ts';

/**
 * Returns whether the circle touches the box, using
 * the box's closest point; touching counts, and so
 * does a centre inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 7, y: 7 }, radius: 5 };
 * boxIntersectsCircleByClamp(box, c); // true
 *
 * @remarks
 * Clamping the centre gives the closest point of the
 * box, and the rest is `pointInCircle`. Everything
 * is measured from the box's centre, so a box far
 * from the origin loses no digits.
 *
 * Returns false if any number is NaN.
 *
 * *Accuracy*: if the box is valid, it returns the
 * result of `boxIntersectsCircle`, bit for bit.
 *
 * *Cost*: O(1), no square root, no division.
 *
 * @group variants
 * @figure clamp-projection/clamp-projection
 */
export function boxIntersectsCircleByClamp(
  box: Box,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const w = box.halfWidth;
  const h = box.halfHeight;
  const dx = center.x - box.center.x;
  const dy = center.y - box.center.y;
  const closestX = Math.max(-w, Math.min(dx, w));
  const closestY = Math.max(-h, Math.min(dy, h));
  const outX = dx - closestX;
  const outY = dy - closestY;
  return (
    outX * outX + outY * outY <= radius * radius &&
    radius >= 0
  );
}
