import { cross } from '../cross.ts';
import type { Vec2 } from '../types.ts';

/**
 * Returns 1 if the path from a through b to c turns
 * counter-clockwise where y points up, -1 if it
 * turns clockwise, and 0 if it does not turn.
 */
export function orientationSimply(
  a: Vec2,
  b: Vec2,
  c: Vec2,
): number {
  const u = { x: b.x - a.x, y: b.y - a.y };
  const v = { x: c.x - a.x, y: c.y - a.y };
  return Math.sign(cross(u, v));
}
