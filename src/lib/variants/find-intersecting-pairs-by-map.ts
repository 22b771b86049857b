import { circlesIntersect } from '../circles-intersect.ts';
import type {
  Circle,
  IntersectingPair,
} from '../types.ts';

/**
 * Returns the same pairs in the same order as
 * `findIntersectingPairs`, using a plain grid; just
 * touching counts.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 2 };
 * const b = { center: { x: 3, y: 4 }, radius: 3 };
 * findIntersectingPairsByMap([a, b]); // [[0, 1]]
 *
 * @remarks
 * This is the shortest grid, and it is meant to be
 * read. In an app, use
 * `findIntersectingPairsByGrid`, because it is
 * faster and very unequal radii do not slow it down.
 *
 * *Accuracy*: it is as accurate as
 * `circlesIntersect`, and the pairs are the same if
 * no number is beyond 1e150.
 *
 * *Cost*: about O(n) for n circles of similar radii
 * that are not crowded, but O(n^2) at worst.
 *
 * @group variants
 * @figure many-circles/circles-grid
 */
export function findIntersectingPairsByMap(
  circles: readonly Circle[],
): IntersectingPair[] {
  // As wide as the widest circle and slightly more,
  // because of rounding, with at most 10 million
  // columns on each side of 0.
  let width = 1e-100;
  for (const { center, radius } of circles) {
    const { x, y } = center;
    const far = Math.max(Math.abs(x), Math.abs(y));
    const wide = 2.000001 * radius;
    if (wide > width) width = wide;
    if (far / 1e7 > width) width = far / 1e7;
  }
  const cells = new Map<number, number[]>();
  // For each circle, the later ones it touches.
  const partners: number[][] = [];
  for (let j = 0; j < circles.length; j += 1) {
    const circle = circles[j]!;
    const { x, y } = circle.center;
    // Whole numbers, and 0 for infinity / infinity.
    const column = Math.floor(x / width) | 0;
    const row = Math.floor(y / width) | 0;
    // No row is beyond 10 million, so each cell has
    // its own key.
    const own = 4e7 * column + row;
    for (const across of [-1, 0, 1]) {
      for (const up of [-1, 0, 1]) {
        const key = own + 4e7 * across + up;
        // Only earlier circles, so each pair once.
        for (const i of cells.get(key) ?? []) {
          const other = circles[i]!;
          if (circlesIntersect(other, circle)) {
            partners[i]!.push(j);
          }
        }
      }
    }
    const list = cells.get(own);
    if (list) list.push(j);
    else cells.set(own, [j]);
    partners.push([]);
  }
  const pairs: IntersectingPair[] = [];
  for (const [i, after] of partners.entries()) {
    for (const j of after) pairs.push([i, j]);
  }
  return pairs;
}
