import type { Box, Circle } from './types.ts';

/**
 * Whether the circle touches the box; just touching
 * and a centre inside count.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 7, y: 7 }, radius: 5 };
 * boxIntersectsCircle(box, c); // true
 *
 * @remarks
 * A processor guesses where a branch will go and
 * loses time when it is wrong. No branch here
 * depends on where a circle is, so circles in no
 * order cost no more than circles in order. All is
 * measured from the box's centre, so a place far
 * from the origin costs no digits.
 *
 * *Accuracy*: right for whole numbers up to 2^52 and
 * whole radii up to 94,906,265; else it errs only
 * within 4 ulps of touching, of the largest of
 * radius and half sides, for radii from 1e-150 to
 * 1e150. NaN: false.
 *
 * *Cost*: O(1), no root.
 *
 * @group touch
 * @figure clamp-projection/clamp-projection
 */
export function boxIntersectsCircle(
  box: Box,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const dx = Math.abs(center.x - box.center.x);
  const dy = Math.abs(center.y - box.center.y);
  const gapX = dx - box.halfWidth;
  const gapY = dy - box.halfHeight;
  // The gap, or 0 if it is below 0.
  const outX = (gapX + Math.abs(gapX)) / 2;
  const outY = (gapY + Math.abs(gapY)) / 2;
  return (
    outX * outX + outY * outY <= radius * radius &&
    radius >= 0
  );
}
