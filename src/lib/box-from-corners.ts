import type { Box, Vec2 } from './types.ts';

/**
 * The box, not rotated, with these two opposite
 * corners, whichever two they are.
 *
 * @example
 * const a = { x: 8, y: 0 };
 * const b = { x: 0, y: 4 };
 * boxFromCorners(a, b);
 * // { center: { x: 4, y: 2 },
 * //   halfWidth: 4, halfHeight: 2 }
 *
 * @remarks
 * Two corners in line make a box without a width or
 * without a height, two equal ones a point. A NaN in
 * a corner is a NaN in the box.
 *
 * *Accuracy*: each number of the box errs by at most
 * half an ulp of itself, for coordinates 0 or from
 * 1e-307 on; exact for whole numbers up to 2^52.
 * Nothing overflows.
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
  // Halved first: sums could grow too large.
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
