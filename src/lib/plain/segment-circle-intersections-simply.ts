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
  const half = Math.sqrt(h2 / (ex * ex + ey * ey));
  const hits = h2 > 0 ? [t - half, t + half] : [t];
  const on = hits.filter((s) => s >= 0 && s <= 1);
  return on.map((s) => ({
    x: a.x + s * ex,
    y: a.y + s * ey,
  }));
}
