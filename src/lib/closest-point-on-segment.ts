import type { Segment, Vec2 } from './types.ts';

/**
 * The point of the segment closest to the given one,
 * ends included.
 *
 * @example
 * const wall = { a: { x: 0, y: 0 },
 *   b: { x: 8, y: 0 } };
 * closestPointOnSegment({ x: 3, y: 5 }, wall);
 * // { x: 3, y: 0 }
 *
 * @remarks
 * It is the foot of the perpendicular if that
 * lies between the ends, else the nearer end, which
 * comes back unrounded. A segment of no length is
 * its one end.
 *
 * *Accuracy*: the foot errs by at most 10 ulps of
 * the span (the longer side of the box around all
 * three points) and one rounding to the place it
 * lies at, for spans from 1e-75 to 1e150 and
 * segments 0 or from 1e-75 on long.
 *
 * *Cost*: O(1), one division.
 *
 * @group distance
 * @figure line-and-circle/segment-stadium
 */
export function closestPointOnSegment(
  point: Vec2,
  segment: Segment,
): Vec2 {
  const { a, b } = segment;
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const along =
    (point.x - a.x) * ex + (point.y - a.y) * ey;
  const length2 = ex * ex + ey * ey;
  if (along <= 0) return { x: a.x, y: a.y };
  if (along >= length2) return { x: b.x, y: b.y };
  const t = along / length2;
  return { x: a.x + ex * t, y: a.y + ey * t };
}
