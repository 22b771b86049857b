import { closestPointOnSegment } from '../closest-point-on-segment.ts';
import type { Circle, Segment } from '../types.ts';
import type { Push } from './types.ts';

/**
 * Returns the shortest push of the circle out of the
 * segment, or null if they do not touch.
 *
 * For segments that are not a single point.
 */
export function collideSegmentCircleSimply(
  { a, b }: Segment,
  { center, radius }: Circle,
): Push | null {
  const q = closestPointOnSegment(center, { a, b });
  let dx = center.x - q.x;
  let dy = center.y - q.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const depth = radius - distance;
  if (depth < 0) return null;
  if (distance === 0) {
    // On the segment both sides are equally near.
    dx = a.y - b.y;
    dy = b.x - a.x;
  }
  const length = Math.sqrt(dx * dx + dy * dy);
  const normal = { x: dx / length, y: dy / length };
  return { normal, depth };
}
