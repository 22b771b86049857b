import type { Segment, Vec2 } from './types.ts';

/**
 * Returns how far along the segment's line the foot
 * of the point's perpendicular is, where 0 is at a
 * and 1 is at b.
 *
 * @example
 * const wall = { a: { x: 0, y: 0 },
 *   b: { x: 8, y: 0 } };
 * projectionParameter({ x: 2, y: 5 }, wall); // 0.25
 *
 * @remarks
 * The result is below 0 before a and above 1 past b.
 * If the segment has no length, it is 0.
 *
 * *Accuracy*: the result is off by at most 5 ulps of
 * 1 times the ratio of the point's distance from a
 * to the segment's length, if distances and lengths
 * are from 1e-140 to 1e150.
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
