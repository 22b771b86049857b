import type { Vec2 } from '#lib/types.ts';
import { fromDouble, mul, type Rational, ulpOf } from './rational.ts';

/** The longer side of the box around the points, or the radius if that is larger. */
export function spanOf(points: readonly Vec2[], radius = 0): number {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const side = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(side(xs), side(ys), radius);
}

/** Returns this many ulps of the length. `ulps` may be a fraction. */
export function ulpsOf(length: number, ulps: number): Rational {
  return mul(fromDouble(ulps), ulpOf(length));
}
