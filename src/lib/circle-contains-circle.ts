import type { Circle } from './types.ts';

/**
 * Whether the outer circle holds all of the inner
 * one; touching its rim from inside counts.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 7 };
 * const b = { center: { x: 3, y: 4 }, radius: 2 };
 * circleContainsCircle(a, b); // true
 *
 * @remarks
 * The room is how much longer the outer radius is,
 * and the centres may be that far apart. Its sign is
 * looked at first: squared, a room below 0 would
 * look like one above 0. A circle contains itself.
 *
 * *Accuracy*: right for whole numbers while the
 * outer radius is 94,906,265 or less; else it errs
 * only within 3 ulps of the outer radius from
 * touching, for outer radii from 1e-140 to 1e150.
 * NaN: false.
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
