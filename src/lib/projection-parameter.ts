import type { Segment, Vec2 } from './types.ts';

/**
 * How far along the segment's line the foot of the
 * point's perpendicular lies: 0 at a, 1 at b.
 *
 * @example
 * const wall = { a: { x: 0, y: 0 },
 *   b: { x: 8, y: 0 } };
 * projectionParameter({ x: 2, y: 5 }, wall); // 0.25
 *
 * @remarks
 * It is less or more beyond the ends. A segment of
 * no length: 0.
 *
 * *Accuracy*: with `way` for the point's distance
 * from a over the segment's length, it errs by at
 * most 5 ulps of 1 times `way`, for distances and
 * lengths from 1e-140 to 1e150.
 *
 * *Cost*: O(1), one division.
 *
 * @group part
 * @figure vectors/projection-on-line
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
