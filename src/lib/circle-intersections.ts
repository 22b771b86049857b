import type { Circle, Vec2 } from './types.ts';

/**
 * The points where the rims of two circles cross:
 * none, one or two; if they just touch, from
 * outside or from inside, one.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 5 };
 * const b = { center: { x: 6, y: 0 }, radius: 5 };
 * circleIntersections(a, b);
 * // [{ x: 3, y: 4 }, { x: 3, y: -4 }]
 *
 * @remarks
 * First comes the point to the left of the way from
 * a's centre to b's, where y points up (to the right
 * of it, where y points down).
 *
 * Circles with one centre have no such point, even
 * if they coincide: then all points of the rim are
 * common, and none is to be preferred. A circle of
 * radius 0 has a rim of one point.
 *
 * How many there are is told by comparing squares,
 * before a root or a division rounds anything.
 *
 * *Accuracy*: their number is right for whole
 * numbers while the radii add up to 94,906,265 or
 * less; else it errs only within 3 ulps of that sum
 * from just touching. But for one rounding to the
 * place where it lies, a point is within 12 ulps of
 * that sum of both rims. The sum is from 1e-70 to
 * 1e70, and the centres are 0 or from 1e-75 on
 * apart. NaN anywhere: none.
 *
 * *Cost*: O(1), one root.
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
  // Below 0 if they are apart, or one is inside.
  const overlap = sum * sum - distance2;
  const offset = distance2 - difference * difference;
  if (
    !(distance2 > 0 && overlap >= 0 && offset >= 0)
  ) {
    return [];
  }
  // From a's centre along the way to b's, and across
  // it; both times the distance.
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
