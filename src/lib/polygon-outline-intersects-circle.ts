import type { Circle, Polygon } from './types.ts';

/**
 * Returns whether the circle touches the polygon's
 * outline; just touching counts, but lying deep
 * inside does not.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * const c = { center: { x: 2, y: 2 }, radius: 1 };
 * polygonOutlineIntersectsCircle(triangle, c);
 * // false
 *
 * @remarks
 * The circle touches the outline if it contains a
 * corner, or if it contains the foot of the
 * perpendicular from its centre to an edge and the
 * foot is on that edge. So a circle that contains
 * the whole polygon touches its outline.
 *
 * Returns false if the circle contains NaN, if its
 * radius is below 0, or if the polygon has no edges.
 * A corner that contains NaN is skipped with its two
 * edges, but the corners beside it are not.
 *
 * *Accuracy*: it has the bounds of
 * `segmentIntersectsCircle`, where the span includes
 * all corners. This applies if edges are 0 or at
 * least 1e-75 long.
 *
 * *Cost*: O(n).
 *
 * @group touch
 * @figure polygon-and-circle/polygon-and-circle
 */
export function polygonOutlineIntersectsCircle(
  polygon: Polygon,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const n = polygon.length;
  if (n === 0 || !(radius >= 0)) return false;
  const r2 = radius * radius;
  let a = polygon[n - 1]!;
  for (const b of polygon) {
    const dx = center.x - a.x;
    const dy = center.y - a.y;
    if (
      dx * dx + dy * dy <= r2 &&
      (a.x !== b.x || a.y !== b.y)
    ) {
      return true;
    }
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
