import type { Vec2 } from './types.ts';

/**
 * Returns the cross product of two vectors; where y
 * points up, it is above 0 if b points to the left
 * of a, below 0 to the right, and 0 if both are in
 * line.
 *
 * @example
 * cross({ x: 4, y: 0 }, { x: 1, y: 3 }); // 12
 *
 * @remarks
 * It is the product of the two lengths and the sine
 * of the angle from a to b, which is also the signed
 * area of the parallelogram between them. If y
 * points down, as on a canvas, left and right are
 * swapped.
 *
 * *Accuracy*: the result is right for whole numbers
 * up to 67,108,864. Otherwise it is off by at most 2
 * ulps of the product of the lengths, for lengths
 * from 1e-140 to 1e150. If the sign must be certain,
 * use `orientation`.
 *
 * *Cost*: O(1), two products.
 *
 * @group vectors
 * @figure vectors/turning-vector
 */
export function cross(a: Vec2, b: Vec2): number {
  return a.x * b.y - a.y * b.x;
}
