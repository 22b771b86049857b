import { pointInCircle } from './point-in-circle.ts';
import type { Circle, Segment } from './types.ts';

/**
 * Returns whether the circle touches the segment;
 * just touching counts, and so does a segment inside
 * the circle.
 *
 * @example
 * const wall = { a: { x: 0, y: 0 },
 *   b: { x: 8, y: 0 } };
 * const c = { center: { x: 3, y: 5 }, radius: 5 };
 * segmentIntersectsCircle(wall, c); // true
 *
 * @remarks
 * A segment of no length is a point. The cross
 * product is the distance from the line times the
 * segment's length. Both sides are squared, and
 * nothing is divided, so that touching stays exact.
 *
 * Returns false if any number is NaN.
 *
 * *Accuracy*: the result is right for whole numbers
 * up to +-4096 and any whole radius. Otherwise it
 * can be wrong only within 8 ulps of the span from
 * touching. The span is the largest of the radius
 * and the sides of the box around the three points.
 * This applies to spans from 1e-70 to 1e70, if the
 * segment's length is 0 or at least 1e-75.
 *
 * *Cost*: O(1).
 *
 * @group touch
 * @figure line-and-circle/touching-undivided
 */
export function segmentIntersectsCircle(
  segment: Segment,
  circle: Circle,
): boolean {
  const { a, b } = segment;
  const { center, radius } = circle;
  if (!(radius >= 0)) return false;
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const dx = center.x - a.x;
  const dy = center.y - a.y;
  const along = dx * ex + dy * ey;
  const length2 = ex * ex + ey * ey;
  if (along <= 0) return pointInCircle(a, circle);
  if (along >= length2) {
    return pointInCircle(b, circle);
  }
  const cross = ex * dy - ey * dx;
  return cross * cross <= radius * radius * length2;
}
