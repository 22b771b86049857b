import { circlesIntersect } from '../circles-intersect.ts';
import type {
  Circle,
  IntersectingPair,
} from '../types.ts';

/**
 * Returns the indices of all pairs of circles that
 * touch, in the order of the double loop.
 *
 * For up to 100 000 circles, at least one of which
 * is not a point.
 */
export function findIntersectingPairsByGridSimply(
  circles: readonly Circle[],
): IntersectingPair[] {
  const radii = circles.map(({ radius }) => radius);
  const width = 2 * Math.max(...radii);
  const cells = new Map<string, number[]>();
  const pairs: IntersectingPair[] = [];
  for (const [j, b] of circles.entries()) {
    const column = Math.floor(b.center.x / width);
    const row = Math.floor(b.center.y / width);
    for (const across of [-1, 0, 1]) {
      for (const up of [-1, 0, 1]) {
        const key = `${column + across},${row + up}`;
        for (const i of cells.get(key) ?? []) {
          if (circlesIntersect(circles[i]!, b)) {
            pairs.push([i, j]);
          }
        }
      }
    }
    const own = `${column},${row}`;
    cells.set(own, [...(cells.get(own) ?? []), j]);
  }
  return pairs.sort(([i], [k]) => i - k);
}
