import type { Vec2 } from '#lib/types.ts';
import {
  add,
  compare,
  div,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
} from './rational.ts';
import { type ExactPoint, exactPoint, squaredDistance } from './segment.ts';

/**
 * Returns the squared radius of the smallest circle around the points. By Helly's theorem it is the
 * largest squared radius for any three of them.
 */
export function smallestSquaredRadius(points: readonly Vec2[]): Rational {
  const all = points.map(exactPoint);
  let largest = fromDouble(0);
  for (const [i, a] of all.entries()) {
    for (const [j, b] of all.slice(0, i + 1).entries()) {
      for (const c of all.slice(0, j + 1)) {
        const one = aroundThree(a, b, c);
        if (compare(one, largest) > 0) largest = one;
      }
    }
  }
  return largest;
}

function aroundThree(a: ExactPoint, b: ExactPoint, c: ExactPoint): Rational {
  const sides = [squaredDistance(a, b), squaredDistance(b, c), squaredDistance(c, a)];
  const [short, middle, long] = sides.toSorted(compare) as [Rational, Rational, Rational];
  // With a right or obtuse angle, the longest side is a diameter.
  if (compare(add(short, middle), long) <= 0) return mul(fromDouble(0.25), long);
  return circumscribedSquaredRadius(a, b, c)!;
}

/** Returns the squared radius of the circle through three points, or null if they are in line. */
export function circumscribedSquaredRadius(
  a: ExactPoint,
  b: ExactPoint,
  c: ExactPoint,
): Rational | null {
  const area2 = sub(mul(sub(b.x, a.x), sub(c.y, a.y)), mul(sub(b.y, a.y), sub(c.x, a.x)));
  if (sign(area2) === 0) return null;
  const sides = mul(mul(squaredDistance(a, b), squaredDistance(b, c)), squaredDistance(c, a));
  return div(mul(fromDouble(0.25), sides), square(area2));
}
