import type { Box, Vec2 } from './types.ts';

/**
 * Returns the smallest unrotated box that contains
 * the points; the outermost points touch its sides.
 *
 * @example
 * const points = [{ x: 0, y: 0 }, { x: 8, y: 2 }];
 * boundingBox(points).center; // { x: 4, y: 1 }
 *
 * @remarks
 * Throws a RangeError if there are no points.
 *
 * *Accuracy*: the centre and the half sides are
 * rounded, so a point may stick out, but by at most
 * one ulp of the largest coordinate along that axis.
 * Nothing overflows.
 *
 * *Cost*: O(n).
 *
 * @group shapes
 * @figure start-here/ship-in-box
 */
export function boundingBox(
  points: readonly Vec2[],
): Box {
  if (points.length === 0) {
    throw new RangeError(
      'points is empty; give at least one point.',
    );
  }
  let minX = Infinity;
  let maxX = -Infinity;
  let minY = Infinity;
  let maxY = -Infinity;
  for (const { x, y } of points) {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return {
    // Halved first, because a sum could overflow.
    center: {
      x: minX / 2 + maxX / 2,
      y: minY / 2 + maxY / 2,
    },
    halfWidth: maxX / 2 - minX / 2,
    halfHeight: maxY / 2 - minY / 2,
  };
}
