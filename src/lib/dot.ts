import type { Vec2 } from './types.ts';

/**
 * Returns the dot product of two vectors, which is
 * above 0 if they point roughly the same way, 0 at a
 * right angle, and below 0 if roughly opposite.
 *
 * @example
 * dot({ x: 4, y: 3 }, { x: 2, y: 0 }); // 8
 *
 * @remarks
 * It is the product of the two lengths and the
 * cosine of the angle between them. If b has length
 * 1, it is how far a reaches along b.
 *
 * *Accuracy*: the result is right for whole numbers
 * up to 67,108,864. Otherwise it is off by at most 2
 * ulps of the product of the lengths, for lengths
 * from 1e-140 to 1e150.
 *
 * *Cost*: O(1), two products.
 *
 * @group vectors
 * @figure vectors/dot-product
 */
export function dot(a: Vec2, b: Vec2): number {
  return a.x * b.x + a.y * b.y;
}
