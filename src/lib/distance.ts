import type { Vec2 } from './types.ts';

/**
 * Returns the distance between two points, which is
 * never below 0.
 *
 * @example
 * distance({ x: 1, y: 2 }, { x: 4, y: 6 }); // 5
 *
 * @remarks
 * *Accuracy*: it is as accurate as `Math.hypot`,
 * whose squares do not overflow.
 *
 * *Cost*: O(1). If you only compare distances,
 * compare their squares instead.
 *
 * @group distance
 * @figure point-and-circle/point-in-circle
 */
export function distance(a: Vec2, b: Vec2): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
