import { areFinite } from './are-finite.ts';
import { orientation } from './orientation.ts';
import type { Vec2 } from './types.ts';

/**
 * `orientation` where a rounded cross product does
 * not tell on which side of an edge a point is; 0 if
 * a number is not finite.
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
