import type { Circle } from '#lib/types.ts';
import type { Rounding } from './monogame-circles.ts';

/**
 * MonoGame's tutorial "Building 2D games", as its
 * text once had it: circles overlap if the squared
 * sum of the radii is less than the squared
 * distance. The comparison is reversed. The code in
 * the same chapter has it right.
 *
 * Radius 1 at (0,0) and radius 1 at (1,0) are a
 * miss, and at (3,0) a hit. Just touching is a miss
 * with either comparison.
 */
export function intersectsBackwards(
  a: Circle,
  b: Circle,
  round: Rounding,
): boolean {
  const dx = round(
    round(b.center.x) - round(a.center.x),
  );
  const dy = round(
    round(b.center.y) - round(a.center.y),
  );
  const squared = round(
    round(dx * dx) + round(dy * dy),
  );
  const reach = round(
    round(a.radius) + round(b.radius),
  );
  return round(reach * reach) < squared;
}
