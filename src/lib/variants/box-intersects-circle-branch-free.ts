import type { Box, Circle } from '../types.ts';

/**
 * `boxIntersectsCircle` without a decision on the
 * way: the same answers, bit for bit.
 *
 * A processor guesses where a branch will go and
 * loses time when it is wrong. Here is nothing to
 * guess, so circles in no order cost no more than
 * circles in order.
 */
export function boxIntersectsCircleBranchFree(
  box: Box,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const dx = Math.abs(center.x - box.center.x);
  const dy = Math.abs(center.y - box.center.y);
  const a = dx - box.halfWidth;
  const b = dy - box.halfHeight;
  // Beyond the wall this is a; before it, 0.
  const gapX = (a + Math.abs(a)) / 2;
  const gapY = (b + Math.abs(b)) / 2;
  return (
    gapX * gapX + gapY * gapY <= radius * radius
  );
}
