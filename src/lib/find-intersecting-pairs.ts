import { circlesIntersect } from './circles-intersect.ts';
import type {
  Circle,
  IntersectingPair,
} from './types.ts';

/**
 * The numbers [i, j] of every two circles that touch
 * or overlap, i < j, ordered by i and then by j.
 *
 * Asks about each pair once: n (n - 1) / 2 tests,
 * O(n^2). As right as `circlesIntersect`.
 */
export function findIntersectingPairs(
  circles: readonly Circle[],
): IntersectingPair[] {
  const pairs: IntersectingPair[] = [];
  for (let i = 0; i < circles.length; i += 1) {
    const a = circles[i]!;
    for (let j = i + 1; j < circles.length; j += 1) {
      if (circlesIntersect(a, circles[j]!)) {
        pairs.push([i, j]);
      }
    }
  }
  return pairs;
}
