import type { Circle, Polygon } from './types.ts';

/**
 * Does the circle touch the polygon's outline? A
 * circle deep inside does not; one that holds the
 * whole polygon does.
 *
 * Each corner may lie in the circle, and each edge
 * may pass so near that the foot of the centre's
 * perpendicular does: see `segmentIntersectsCircle`,
 * whose bounds hold here, with the span of all the
 * corners. NaN in the circle: false; in a corner:
 * its edges are passed over. O(n).
 */
export function polygonOutlineIntersectsCircle(
  polygon: Polygon,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const r2 = radius * radius;
  let a = polygon[polygon.length - 1]!;
  for (const b of polygon) {
    const dx = center.x - a.x;
    const dy = center.y - a.y;
    if (dx * dx + dy * dy <= r2) return true;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const cross = ex * dy - ey * dx;
    const length2 = ex * ex + ey * ey;
    if (cross * cross <= r2 * length2) {
      const along = dx * ex + dy * ey;
      if (along > 0 && along < length2) return true;
    }
    a = b;
  }
  return false;
}
