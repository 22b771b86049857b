import type { Vec2 } from './types.ts';

/**
 * Returns the vector of length 1 that is
 * perpendicular to the edge from a to b and points
 * to its outer side, if `turn` is the winding of the
 * corners. Equal numbers are subtracted, because a
 * sign times 0 could be -0.
 */
export function outwardNormal(
  a: Vec2,
  b: Vec2,
  turn: number,
  length: number,
): Vec2 {
  return turn < 0
    ? {
        x: (a.y - b.y) / length,
        y: (b.x - a.x) / length,
      }
    : {
        x: (b.y - a.y) / length,
        y: (a.x - b.x) / length,
      };
}
