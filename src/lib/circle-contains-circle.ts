import type { Circle } from './types.ts';

/**
 * Returns whether the outer circle contains the
 * whole inner circle; touching its rim from inside
 * counts.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 7 };
 * const b = { center: { x: 3, y: 4 }, radius: 2 };
 * circleContainsCircle(a, b); // true
 *
 * @remarks
 * The distance between the centres may be at most
 * the difference of the radii. The sign of the
 * difference is tested first, because once it is
 * squared, a negative difference looks positive. A
 * circle contains itself.
 *
 * Returns false if any number is NaN.
 *
 * *Accuracy*: the result is right for whole numbers
 * while the outer radius is 94,906,265 or less.
 * Otherwise it can be wrong only within 3 ulps of
 * the outer radius from touching, for outer radii
 * from 1e-140 to 1e150.
 *
 * *Cost*: O(1).
 *
 * @group inside
 * @figure circle-and-circle/circle-in-circle
 */
export function circleContainsCircle(
  outer: Circle,
  inner: Circle,
): boolean {
  const dx = inner.center.x - outer.center.x;
  const dy = inner.center.y - outer.center.y;
  const room = outer.radius - inner.radius;
  return (
    room >= 0 &&
    dx * dx + dy * dy <= room * room &&
    inner.radius >= 0
  );
}
