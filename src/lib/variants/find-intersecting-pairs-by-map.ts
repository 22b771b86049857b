import { circlesIntersect } from '../circles-intersect.ts';
import type {
  Circle,
  IntersectingPair,
} from '../types.ts';

/**
 * The same pairs in the same order as
 * `findIntersectingPairs`, by a plain grid: just
 * touching counts.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 2 };
 * const b = { center: { x: 3, y: 4 }, radius: 3 };
 * findIntersectingPairsByMap([a, b]); // [[0, 1]]
 *
 * @remarks
 * The shortest grid, to read. In an app take
 * `findIntersectingPairsByGrid`: it is faster, and
 * very unequal radii do not slow it down.
 *
 * *Accuracy*: as right as `circlesIntersect`; the
 * same pairs where no number is beyond 1e150.
 *
 * *Cost*: about O(n) for n circles of similar radii
 * that do not crowd; at worst O(n^2).
 */
export function findIntersectingPairsByMap(
  circles: readonly Circle[],
): IntersectingPair[] {
  // As wide as the widest circle and, for rounding,
  // a hair more; of 10 million columns at most.
  let width = 1e-100;
  for (const { center, radius } of circles) {
    const { x, y } = center;
    const far = Math.max(Math.abs(x), Math.abs(y));
    const least = Math.max(
      2.00000002 * radius,
      far / 1e7,
    );
    if (least > width) width = least;
  }
  // So each cell has a key of its own.
  const keyOf = (column: number, row: number) =>
    4e7 * column + row;
  const cells = new Map<number, number[]>();
  const pairs: IntersectingPair[] = [];
  circles.forEach((circle, j) => {
    const { x, y } = circle.center;
    const column = Math.floor(x / width);
    const row = Math.floor(y / width);
    for (
      let u = column - 1;
      u <= column + 1;
      u += 1
    ) {
      for (let v = row - 1; v <= row + 1; v += 1) {
        // Those that came before, so each pair once.
        for (const i of cells.get(keyOf(u, v)) ??
          []) {
          if (
            circlesIntersect(circles[i]!, circle)
          ) {
            pairs.push([i, j]);
          }
        }
      }
    }
    const key = keyOf(column, row);
    const own = cells.get(key);
    if (own) own.push(j);
    else cells.set(key, [j]);
  });
  return pairs.sort(
    ([a, b], [c, d]) => a - c || b - d,
  );
}
