import type { Box, Circle } from '../types.ts';

/**
 * Whether the circle touches the box, without a
 * decision on the way; touching counts.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 7, y: 7 }, radius: 5 };
 * boxIntersectsCircleBranchFree(box, c); // true
 *
 * @remarks
 * A processor guesses where a branch will go and
 * loses time when it is wrong. Here is nothing to
 * guess, so circles in no order cost no more than
 * circles in order.
 *
 * *Accuracy*: the answers of
 * `boxIntersectsCircleByClamp`,
 * bit for bit, for radii and half sides of 0 or
 * more.
 *
 * *Cost*: O(1), no branch.
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
