import type { Box } from './types.ts';

/**
 * The box that a canvas fills for
 * `fillRect(x, y, width, height)`.
 *
 * @example
 * boxFromRectangle(8, 0, -8, 4);
 * // { center: { x: 4, y: 2 },
 * //   halfWidth: 4, halfHeight: 2 }
 *
 * @remarks
 * x and y are one corner; the opposite one is at
 * x + width and y + height. As on a canvas, width
 * and height may be negative: then the box lies to
 * the left of x, or on the other side of y. A NaN in
 * any of them is a NaN in the box.
 *
 * *Accuracy*: the half sides are exact, the centre
 * errs by at most half an ulp of each coordinate,
 * for sides 0 or from 1e-307 on; all is exact for
 * whole numbers up to 2^51. Nothing overflows while
 * the centre itself is a finite number.
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
