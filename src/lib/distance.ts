import type { Vec2 } from './types.ts';

/** How far apart two points are. Never negative. */
export function distance(a: Vec2, b: Vec2): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
