import { circlesIntersect } from './circles-intersect.ts';
import type {
  Circle,
  IntersectingPair,
} from './types.ts';

/**
 * Returns the indices [i, j] of every pair of
 * circles that touch or overlap, where i < j; just
 * touching counts.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 2 };
 * const b = { center: { x: 3, y: 4 }, radius: 3 };
 * findIntersectingPairs([a, b]); // [[0, 1]]
 *
 * @remarks
 * The pairs are ordered by i and then by j.
 *
 * *Accuracy*: it is as accurate as
 * `circlesIntersect`.
 *
 * *Cost*: each pair is tested once, which is n (n -
 * 1) / 2 tests, O(n^2).
 *
 * @group pairs
 * @figure circle-and-circle/circles-crowd
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
