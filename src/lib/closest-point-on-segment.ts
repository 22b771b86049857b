import type { Segment, Vec2 } from './types.ts';

/**
 * Returns the point of the segment, ends included,
 * that is closest to the given point.
 *
 * @example
 * const wall = { a: { x: 0, y: 0 },
 *   b: { x: 8, y: 0 } };
 * closestPointOnSegment({ x: 3, y: 5 }, wall);
 * // { x: 3, y: 0 }
 *
 * @remarks
 * It is the foot of the perpendicular if that lies
 * between the ends, and otherwise the nearer end,
 * which is returned unrounded. If the segment has no
 * length, it is that one point.
 *
 * *Accuracy*: the foot is off by at most 10 ulps of
 * the span, apart from the final rounding of its
 * coordinates. The span is the longer side of the
 * box around all three points. This applies to spans
 * from 1e-75 to 1e150, if the segment's length is 0
 * or at least 1e-75.
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
