import { collideCircles } from '../collide-circles.ts';
import { findIntersectingPairs } from '../find-intersecting-pairs.ts';
import type {
  Circle,
  SeparateOptions,
} from '../types.ts';
import type { Places } from './types.ts';

/**
 * Returns the centres after `maxRounds` rounds, in
 * which circles that overlap push each other apart.
 *
 * For circles of equal mass. The centres of no two
 * are nearer to each other than a 16th of the sum of
 * their radii.
 */
export function separateCirclesSimply(
  circles: readonly Circle[],
  { maxRounds = 100 }: SeparateOptions,
): Places {
  const moved = [...circles];
  for (let n = 0; n < maxRounds; n += 1) {
    // A push may reach neighbours that were apart.
    const grown = moved.map((circle) => ({
      center: circle.center,
      radius: 1.125 * circle.radius,
    }));
    for (const [i, j] of findIntersectingPairs(
      grown,
    )) {
      const a = moved[i]!;
      const b = moved[j]!;
      const contact = collideCircles(a, b);
      if (!contact || contact.depth === 0) continue;
      const { x, y } = contact.normal;
      const extra = (a.radius + b.radius) / 512;
      const push = contact.depth / 2 + extra;
      moved[i] = {
        center: {
          x: a.center.x - push * x,
          y: a.center.y - push * y,
        },
        radius: a.radius,
      };
      moved[j] = {
        center: {
          x: b.center.x + push * x,
          y: b.center.y + push * y,
        },
        radius: b.radius,
      };
    }
  }
  const centers = moved.map(({ center }) => center);
  return { centers };
}
