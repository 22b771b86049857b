import type { Vec2 } from '#lib/types.ts';
import { fromDouble, type Rational, sub } from '#oracle/rational.ts';
import { type ExactPoint, exactPoint } from '#oracle/segment.ts';
import type { Attack } from './derived.ts';
import { inUlps } from './exact-error.ts';
import { placeOf } from './numbers.ts';

/** The error of a product of two vectors, in ulps of the product of their lengths. */
export const productAttack = (
  fn: (a: Vec2, b: Vec2) => number,
  exact: (a: ExactPoint, b: ExactPoint) => Rational,
): Attack => ({
  size: 4,
  error: (numbers) => {
    const [a, b] = [placeOf(numbers), placeOf(numbers.slice(2))];
    const lengths = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
    if (lengths === 0) return 0;
    const off = sub(fromDouble(fn(a, b)), exact(exactPoint(a), exactPoint(b)));
    return Math.abs(inUlps(off, lengths));
  },
});
