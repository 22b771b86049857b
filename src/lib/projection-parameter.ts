import type { Segment, Vec2 } from './types.ts';

/**
 * How far along the segment's line the foot of the
 * point's perpendicular lies: 0 at a, 1 at b, less
 * or more beyond them. A segment of no length: 0.
 *
 * With `way` for the point's distance from a over
 * the segment's length, it errs by at most 5 ulps
 * of 1 times `way`, for distances and lengths from
 * 1e-140 to 1e150. O(1).
 */
export function projectionParameter(
  point: Vec2,
  segment: Segment,
): number {
  const { a, b } = segment;
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const length2 = ex * ex + ey * ey;
  if (length2 === 0) return 0;
  const along =
    (point.x - a.x) * ex + (point.y - a.y) * ey;
  return along / length2;
}
