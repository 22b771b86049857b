import type { Vec2 } from './types.ts';

/** Whether all coordinates are finite numbers. */
export function areFinite(
  points: readonly Vec2[],
): boolean {
  for (const { x, y } of points) {
    if (!Number.isFinite(x) || !Number.isFinite(y)) {
      return false;
    }
  }
  return true;
}
