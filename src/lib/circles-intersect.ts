import type { Circle } from './types.ts';

/**
 * Returns whether the circles touch or overlap; just
 * touching counts, and so does one circle inside the
 * other.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 2 };
 * const b = { center: { x: 3, y: 4 }, radius: 3 };
 * circlesIntersect(a, b); // true
 *
 * @remarks
 * The radii are added before they are squared, so no
 * square root is needed.
 *
 * Returns false if any number is NaN.
 *
 * *Accuracy*: the result is right for whole numbers
 * while the radii add up to 94,906,265 or less.
 * Otherwise it can be wrong only within 3 ulps of
 * that sum from touching, for sizes from 1e-150 to
 * 1e150.
 *
 * *Cost*: O(1).
 *
 * @group touch
 * @figure circle-and-circle/circles-touch
 */
export function circlesIntersect(
  a: Circle,
  b: Circle,
): boolean {
  const dx = b.center.x - a.center.x;
  const dy = b.center.y - a.center.y;
  const reach = a.radius + b.radius;
  return (
    dx * dx + dy * dy <= reach * reach &&
    a.radius >= 0 &&
    b.radius >= 0
  );
}
