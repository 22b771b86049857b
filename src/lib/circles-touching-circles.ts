import { circleIntersections } from './circle-intersections.ts';
import type { Circle } from './types.ts';

/**
 * Finds the circles of the given radius, at most
 * two, that touch both circles from outside.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 3 };
 * const b = { center: { x: 6, y: 0 }, radius: 3 };
 * circlesTouchingCircles(a, b, 2);
 * // [{ center: { x: 3, y: 4 }, radius: 2 },
 * //   { center: { x: 3, y: -4 }, radius: 2 }]
 *
 * @remarks
 * A circle that touches another from outside has its
 * centre one radius outside the other's rim. So both
 * circles are grown by the radius, and the centres
 * are where the grown rims cross. The first is to
 * the left of the line from a's centre to b's if y
 * points up, and to the right of it if y points
 * down. Each touches a given circle where the line
 * between the two centres crosses its rim.
 *
 * To touch a circle from inside, call
 * `circleIntersections` with that circle shrunk by
 * the radius, instead of grown. For a line, move the
 * line sideways by the radius, grow the circle, and
 * call `segmentCircleIntersections`. For two lines,
 * move both and call `segmentIntersection`, whose
 * result is the centre of a fillet.
 *
 * The list is empty if a radius is below 0 or
 * infinite, or if any number is NaN.
 *
 * *Accuracy*: it is as accurate as
 * `circleIntersections` of the grown circles, whose
 * radii are rounded sums.
 *
 * *Cost*: O(1), one square root.
 *
 * @group crossing
 * @figure where-they-cross/circles-cross
 */
export function circlesTouchingCircles(
  a: Circle,
  b: Circle,
  radius: number,
): Circle[] {
  const circles: Circle[] = [];
  const isRound =
    a.radius >= 0 && b.radius >= 0 && radius >= 0;
  if (!isRound) return circles;
  const centers = circleIntersections(
    { center: a.center, radius: a.radius + radius },
    { center: b.center, radius: b.radius + radius },
  );
  for (const center of centers) {
    circles.push({ center, radius });
  }
  return circles;
}
