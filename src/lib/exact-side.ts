import { areFinite } from './are-finite.ts';
import { orientation } from './orientation.ts';
import type { Vec2 } from './types.ts';

/**
 * Returns the `orientation`, for points so near to
 * the line of an edge that a rounded cross product
 * cannot show the side, or 0 if a number is not
 * finite.
 */
export function exactSide(
  a: Vec2,
  b: Vec2,
  point: Vec2,
): number {
  return areFinite([a, b, point])
    ? orientation(a, b, point)
    : 0;
}
