import { compare, fromDouble, type Rational, square } from '#oracle/rational.ts';
import { neighbour } from '../bench/doubles.ts';
import { rootMinus, toNumber } from './exact-error.ts';

/**
 * How far from touching a test of a circle still errs, in ulps of the length that its doc comment
 * names. The scene stands still but for the radius: between one that is missed and the next
 * larger one, which hits, lies the test's own idea of touching.
 */
export function touchingError(
  hits: (radius: number) => boolean,
  squaredDistance: Rational,
  spanWith: (radius: number) => number,
): number {
  const about = Math.sqrt(toNumber(squaredDistance));
  const margin = 64 * Number.EPSILON * spanWith(about);
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
  return Math.max(
    wrongBy(hits, hit, squaredDistance, spanWith),
    wrongBy(hits, miss, squaredDistance, spanWith),
    wrongBy(hits, Math.max(0, neighbour(miss, -1)), squaredDistance, spanWith),
  );
}

function wrongBy(
  hits: (radius: number) => boolean,
  radius: number,
  squaredDistance: Rational,
  spanWith: (radius: number) => number,
): number {
  const truth = compare(squaredDistance, square(fromDouble(radius))) <= 0;
  if (hits(radius) === truth) return 0;
  return Math.abs(rootMinus(squaredDistance, fromDouble(radius), spanWith(radius)));
}
