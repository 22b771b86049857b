import { projectionParameter } from '../projection-parameter.ts';
import type {
  Circle,
  Segment,
  Vec2,
} from '../types.ts';

/**
 * Finds the points where the segment crosses the
 * circle's rim, in order from a to b.
 *
 * For a circle whose radius is 0 or above.
 */
export function segmentCircleIntersectionsSimply(
  { a, b }: Segment,
  { center, radius }: Circle,
): readonly Vec2[] {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const t = projectionParameter(center, { a, b });
  const f = { x: a.x + t * ex, y: a.y + t * ey };
  const dx = center.x - f.x;
  const dy = center.y - f.y;
  const h2 = radius * radius - dx * dx - dy * dy;
  if (h2 < 0) return [];
  // Like t, a part of the segment.
  const half = Math.sqrt(h2 / (ex * ex + ey * ey));
  const parts = h2 > 0 ? [t - half, t + half] : [t];
  const points: Vec2[] = [];
  for (const part of parts) {
    if (part < 0 || part > 1) continue;
    const x = a.x + part * ex;
    const y = a.y + part * ey;
    points.push({ x, y });
  }
  return points;
}
