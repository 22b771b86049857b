import type { Circle, Vec2 } from './types.ts';

/**
 * Finds the points, at most two, where the tangents
 * from the point touch the circle; a point on the
 * rim is its own tangent point.
 *
 * @example
 * const c = { center: { x: 0, y: 0 }, radius: 15 };
 * tangentPoints({ x: 25, y: 0 }, c);
 * // [{ x: 9, y: -12 }, { x: 9, y: 12 }]
 *
 * @remarks
 * A point outside has two, a point on the rim has
 * one, which is returned unchanged, and a point
 * inside has none. If y points up, the first is to
 * the left of the line from the point to the centre,
 * so the part of the rim that faces the point runs
 * counter-clockwise from the first to the second. If
 * y points down, left and right are swapped. A
 * circle of radius 0 has one, its centre.
 *
 * The squared distance from the centre is compared
 * with the squared radius, as in `pointInCircle`,
 * before a square root or a division rounds
 * anything.
 *
 * If your program computed a point on the rim,
 * rounding leaves it outside or inside about as
 * often as on the rim. Then do not rely on the
 * number of points, because the point itself is the
 * tangent point.
 *
 * The list is empty if the radius is below 0 or
 * infinite, or if any number is NaN or infinite.
 *
 * *Accuracy*: the number of points is right for
 * whole numbers while the radius is 94,906,265 or
 * less. Otherwise it can be wrong only within 3 ulps
 * of the radius from the rim. Apart from the final
 * rounding of its coordinates, a point is within 12
 * ulps of the radius from both the rim and the
 * circle whose diameter is the line from the point
 * to the centre. This applies if the radius and the
 * distance from the centre are each 0 or from 1e-70
 * to 1e70.
 *
 * *Cost*: O(1), one square root.
 *
 * @group crossing
 * @figure tangents/belt
 */
export function tangentPoints(
  point: Vec2,
  circle: Circle,
): readonly Vec2[] {
  const { center, radius } = circle;
  const dx = point.x - center.x;
  const dy = point.y - center.y;
  const distance2 = dx * dx + dy * dy;
  const r2 = radius * radius;
  const hasTangents =
    radius >= 0 &&
    distance2 >= r2 &&
    distance2 < Infinity;
  if (!hasTangents) return [];
  if (distance2 === r2) {
    return [{ x: point.x, y: point.y }];
  }
  const { x, y } = center;
  if (radius === 0) return [{ x, y }];
  // From the centre along the line to the point, and
  // across it, both divided by the distance.
  const along = r2 / distance2;
  const across =
    (radius * Math.sqrt(distance2 - r2)) / distance2;
  const left = {
    x: x + (dx * along + dy * across),
    y: y + (dy * along - dx * across),
  };
  const right = {
    x: x + (dx * along - dy * across),
    y: y + (dy * along + dx * across),
  };
  return [left, right];
}
