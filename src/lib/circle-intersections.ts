import type { Circle, Vec2 } from './types.ts';

/**
 * Finds the points, at most two, where the rims of
 * two circles cross; circles that just touch, even
 * from inside, have one.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 5 };
 * const b = { center: { x: 6, y: 0 }, radius: 5 };
 * circleIntersections(a, b);
 * // [{ x: 3, y: 4 }, { x: 3, y: -4 }]
 *
 * @remarks
 * The first point is to the left of the line from
 * a's centre to b's if y points up, and to the right
 * of it if y points down.
 *
 * Circles with the same centre have no crossings,
 * even if they coincide, because then all points of
 * the rim are shared. A circle of radius 0 has a rim
 * of one point.
 *
 * The number of points is found by comparing
 * squares, before a square root or a division rounds
 * anything.
 *
 * The list is empty if any number is NaN.
 *
 * *Accuracy*: the number of points is right for
 * whole numbers while the radii add up to 94,906,265
 * or less. Otherwise it can be wrong only within 3
 * ulps of that sum from just touching. Apart from
 * the final rounding of its coordinates, a point is
 * within 12 ulps of that sum from both rims. This
 * applies if the sum is from 1e-70 to 1e70, and the
 * centres are equal or at least 1e-75 apart.
 *
 * *Cost*: O(1), one square root.
 *
 * @group crossing
 * @figure where-they-cross/circles-cross
 */
export function circleIntersections(
  a: Circle,
  b: Circle,
): readonly Vec2[] {
  if (!(a.radius >= 0 && b.radius >= 0)) return [];
  const dx = b.center.x - a.center.x;
  const dy = b.center.y - a.center.y;
  const distance2 = dx * dx + dy * dy;
  const sum = a.radius + b.radius;
  const difference = a.radius - b.radius;
  // Negative if the circles are apart, or if one is
  // inside the other.
  const overlap = sum * sum - distance2;
  const offset = distance2 - difference * difference;
  if (
    !(distance2 > 0 && overlap >= 0 && offset >= 0)
  ) {
    return [];
  }
  // From a's centre along the line to b's, and
  // across it, both times the distance.
  const along = (distance2 + sum * difference) / 2;
  const across = Math.sqrt(overlap * offset) / 2;
  const { x, y } = a.center;
  const left = {
    x: x + (dx * along - dy * across) / distance2,
    y: y + (dy * along + dx * across) / distance2,
  };
  if (across === 0) return [left];
  const right = {
    x: x + (dx * along + dy * across) / distance2,
    y: y + (dy * along - dx * across) / distance2,
  };
  return [left, right];
}
