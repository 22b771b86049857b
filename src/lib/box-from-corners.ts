import type { Box, Vec2 } from './types.ts';

/**
 * Returns the unrotated box that has the two points
 * as opposite corners, in any order.
 *
 * @example
 * const a = { x: 8, y: 0 };
 * const b = { x: 0, y: 4 };
 * boxFromCorners(a, b);
 * // { center: { x: 4, y: 2 },
 * //   halfWidth: 4, halfHeight: 2 }
 *
 * @remarks
 * If the points have the same x or the same y, the
 * box has no width or no height, and if they are
 * equal, it is a point. If a point contains NaN, so
 * does the box.
 *
 * *Accuracy*: each number of the box is off by at
 * most half an ulp of itself, if coordinates are 0
 * or at least 1e-307 in size. The box is exact for
 * whole numbers up to 2^52. Nothing overflows.
 *
 * *Cost*: O(1).
 *
 * @group shapes
 * @figure clamp-projection/clamp-projection
 */
export function boxFromCorners(
  a: Vec2,
  b: Vec2,
): Box {
  // Halved first, because a sum could overflow.
  const ax = a.x / 2;
  const ay = a.y / 2;
  const bx = b.x / 2;
  const by = b.y / 2;
  return {
    center: { x: ax + bx, y: ay + by },
    halfWidth: Math.abs(bx - ax),
    halfHeight: Math.abs(by - ay),
  };
}
