import { neighbour } from '../bench/doubles.ts';

/**
 * Returns how far from touching a test of a circle can still be wrong, in ulps. It changes only the
 * radius, and searches for the largest radius that misses, so that the next double hits. `gap`
 * returns the exact distance between the two for a radius, in ulps.
 */
export function touchingError(
  hits: (radius: number) => boolean,
  gap: (radius: number) => number,
  about: number,
  length: number,
): number {
  const margin = 64 * Number.EPSILON * length;
  let miss = Math.max(0, about - margin);
  let hit = about + margin;
  if (hits(miss)) hit = miss;
  else if (!hits(hit)) miss = hit;
  for (;;) {
    const middle = miss + (hit - miss) / 2;
    if (middle <= miss || middle >= hit) break;
    if (hits(middle)) hit = middle;
    else miss = middle;
  }
  const errors = [hit, miss, Math.max(0, neighbour(miss, -1))].map((radius) => {
    const off = gap(radius);
    return hits(radius) === off <= 0 ? 0 : Math.abs(off);
  });
  return Math.max(...errors);
}
