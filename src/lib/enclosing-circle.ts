import { areFinite } from './are-finite.ts';
import { circleThroughPoints } from './circle-through-points.ts';
import { squaredDistance } from './squared-distance.ts';
import type { Circle, Vec2 } from './types.ts';

/**
 * Returns the smallest circle that contains all the
 * points; the outermost points are on its rim.
 *
 * @example
 * const points = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 6 }, { x: 3, y: 2 }];
 * const circle = enclosingCircle(points);
 * circle?.center; // { x: 4, y: 3 }
 * circle?.radius; // 5
 *
 * @remarks
 * It is also called the bounding circle. It is
 * determined by two points, which are the ends of a
 * diameter, or by three, which are the corners of an
 * acute triangle. The order of the points does not
 * matter, apart from rounding, and points may be
 * equal. The circle around one point has radius 0.
 *
 * The function keeps a short list of points and the
 * smallest circle around them, which it finds by
 * trying every pair and every triple. As long as a
 * point is outside, the farthest one is added to the
 * list.
 *
 * Returns null if there are no points, if any number
 * is NaN or infinite, or if squares overflow.
 *
 * *Accuracy*: `pointInCircle` returns true for each
 * of the points. Apart from the final rounding of
 * the centre's coordinates, the radius is at most 40
 * ulps larger than the smallest possible one, if
 * the points are within 1e70 of each other and not
 * within 1e-70 of each other unless they are equal.
 *
 * *Cost*: O(n k + k^5) for a list that grows to k
 * points. k is at most n, but rarely more than 12.
 *
 * @group shapes
 * @figure tangents/enclosing
 */
export function enclosingCircle(
  points: readonly Vec2[],
): Circle | null {
  if (points.length === 0) return null;
  if (!areFinite(points)) return null;
  const held: Vec2[] = [points[0]!];
  let center = points[0]!;
  let reach2 = 0;
  // A point that is in the list is not outside, so
  // this ends after n rounds at most.
  while (held.length <= points.length) {
    const far = farthestFrom(center, points);
    const far2 = squaredDistance(center, far);
    if (far2 === Infinity) return null;
    if (far2 <= reach2 * (1 + 2 ** -50)) {
      return circleWith(center, far2);
    }
    held.push(far);
    center = middleOf(held);
    reach2 = squaredReach(center, held);
  }
  return null;
}

/**
 * Returns the circle. Its radius is rounded so that
 * its square is at least `gap2`.
 */
function circleWith(
  center: Vec2,
  gap2: number,
): Circle {
  const { x, y } = center;
  let radius = Math.sqrt(gap2);
  // Then the next number is large enough.
  if (radius * radius < gap2) {
    radius *= 1 + 2 ** -52;
  }
  return { center: { x, y }, radius };
}

/**
 * Returns the centre of the smallest circle around a
 * few points.
 */
function middleOf(points: readonly Vec2[]): Vec2 {
  let best = points[0]!;
  let least = Infinity;
  for (let i = 0; i < points.length; i += 1) {
    const a = points[i]!;
    for (let j = 0; j < i; j += 1) {
      const b = points[j]!;
      const middle = {
        x: a.x + (b.x - a.x) / 2,
        y: a.y + (b.y - a.y) / 2,
      };
      const gap2 = squaredReach(middle, points);
      if (gap2 < least) {
        best = middle;
        least = gap2;
      }
      for (let k = 0; k < j; k += 1) {
        const circle = circleThroughPoints(
          a,
          b,
          points[k]!,
        );
        if (circle === null) continue;
        const { center } = circle;
        const reach2 = squaredReach(center, points);
        if (reach2 < least) {
          best = center;
          least = reach2;
        }
      }
    }
  }
  return best;
}

/** Returns the first of the farthest points. */
function farthestFrom(
  center: Vec2,
  points: readonly Vec2[],
): Vec2 {
  let far = points[0]!;
  let far2 = 0;
  for (const point of points) {
    const gap2 = squaredDistance(center, point);
    if (gap2 > far2) {
      far = point;
      far2 = gap2;
    }
  }
  return far;
}

/** Returns the largest squared distance. */
function squaredReach(
  center: Vec2,
  points: readonly Vec2[],
): number {
  return squaredDistance(
    center,
    farthestFrom(center, points),
  );
}
