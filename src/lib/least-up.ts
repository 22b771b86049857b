import type { GroundOptions } from './types.ts';

/**
 * Returns the least dot product of a floor's normal
 * with up, so that a floor at that angle counts.
 */
export function leastUp(
  options: GroundOptions,
): number {
  // By default it is 45°.
  const { maxFloorAngle = 0.7853981633974483 } =
    options;
  return Math.cos(maxFloorAngle) - 1e-9;
}
