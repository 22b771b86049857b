import { toInteger } from '../to-integer.ts';
import type { Circle } from '../types.ts';

/**
 * The true answer of `circlesIntersect`, for any
 * finite numbers; touching counts.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 2 };
 * const b = { center: { x: 3, y: 4 }, radius: 3 };
 * circlesIntersectExactly(a, b); // true
 *
 * @remarks
 * It is here to judge the fast one. Throws a
 * RangeError on NaN and infinities, which have no
 * true answer.
 *
 * *Accuracy*: exact, by whole-number arithmetic: no
 * rounding.
 *
 * *Cost*: hundreds of times slower.
 *
 * @group exactly
 * @figure exactness/touching-in-decimals
 */
export function circlesIntersectExactly(
  a: Circle,
  b: Circle,
): boolean {
  const dx =
    toInteger(b.center.x) - toInteger(a.center.x);
  const dy =
    toInteger(b.center.y) - toInteger(a.center.y);
  const ra = toInteger(a.radius);
  const rb = toInteger(b.radius);
  const reach = ra + rb;
  return (
    ra >= 0n &&
    rb >= 0n &&
    dx * dx + dy * dy <= reach * reach
  );
}
