import type { Vec2 } from './types.ts';

/** Returns whether all coordinates are finite. */
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
