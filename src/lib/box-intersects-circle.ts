import type { Box, Circle } from './types.ts';

/**
 * Returns whether the circle touches the box; just
 * touching counts, and so does a centre inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 7, y: 7 }, radius: 5 };
 * boxIntersectsCircle(box, c); // true
 *
 * @remarks
 * A processor guesses which way a branch will go,
 * and it loses time when the guess is wrong. No
 * branch here depends on where a circle is, so
 * unsorted circles cost no more than sorted ones.
 * Everything is measured from the box's centre, so a
 * box far from the origin loses no digits.
 *
 * Returns false if any number is NaN.
 *
 * *Accuracy*: the result is right for whole numbers
 * up to 2^52 and whole radii up to 94,906,265.
 * Otherwise it can be wrong only within 4 ulps of
 * touching (ulps of the largest of radius and half
 * sides), for radii from 1e-150 to 1e150.
 *
 * *Cost*: O(1), no square root.
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
  // The gap, or 0 if it is negative.
  const outX = (gapX + Math.abs(gapX)) / 2;
  const outY = (gapY + Math.abs(gapY)) / 2;
  return (
    outX * outX + outY * outY <= radius * radius &&
    radius >= 0
  );
}
