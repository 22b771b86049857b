import type { Vec2 } from './types.ts';

/**
 * How far apart two points are, never below 0.
 *
 * @example
 * distance({ x: 1, y: 2 }, { x: 4, y: 6 }); // 5
 *
 * @remarks
 * *Accuracy*: that of `Math.hypot`, which squares no
 * number into an overflow.
 *
 * *Cost*: O(1); to compare distances, compare their
 * squares instead.
 *
 * @group distance
 * @figure point-and-circle/point-in-circle
 */
export function distance(a: Vec2, b: Vec2): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
