import type { Box } from './types.ts';

/**
 * Returns the box that a canvas fills for
 * `fillRect(x, y, width, height)`.
 *
 * @example
 * boxFromRectangle(8, 0, -8, 4);
 * // { center: { x: 4, y: 2 },
 * //   halfWidth: 4, halfHeight: 2 }
 *
 * @remarks
 * One corner is at x and y, and the opposite corner
 * is at x + width and y + height. As on a canvas,
 * the width and the height may be negative, and then
 * the box lies to the left of x or on the other side
 * of y. If any number is NaN, the box contains NaN.
 *
 * *Accuracy*: the half sides are exact, and the
 * centre is off by at most half an ulp of each
 * coordinate, if the sides are 0 or at least 1e-307
 * in size. Everything is exact for whole numbers up
 * to 2^51. Nothing overflows while the centre itself
 * is finite.
 *
 * *Cost*: O(1).
 *
 * @group shapes
 * @figure nine-zones/nine-zones-axis
 */
export function boxFromRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
): Box {
  const halfWidth = width / 2;
  const halfHeight = height / 2;
  return {
    center: { x: x + halfWidth, y: y + halfHeight },
    halfWidth: Math.abs(halfWidth),
    halfHeight: Math.abs(halfHeight),
  };
}
