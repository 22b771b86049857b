import type { Vec2 } from './types.ts';

/**
 * Returns the squared distance between two points,
 * rounded as in `pointInCircle`.
 */
export function squaredDistance(
  a: Vec2,
  b: Vec2,
): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}
