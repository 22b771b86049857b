import { toInteger } from '../to-integer.ts';
import type { Circle } from '../types.ts';

/**
 * Returns the exact result of `circlesIntersect` for
 * any finite numbers; just touching counts.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 2 };
 * const b = { center: { x: 3, y: 4 }, radius: 3 };
 * circlesIntersectExactly(a, b); // true
 *
 * @remarks
 * Use it to check the fast test. Throws a RangeError
 * if any number is NaN or infinite, because no exact
 * result exists then.
 *
 * *Accuracy*: it is exact, because whole numbers do
 * not round.
 *
 * *Cost*: hundreds of times more than the fast test.
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
