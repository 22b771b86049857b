import type {
  ClosestPoint,
  Polygon,
  Vec2,
} from './types.ts';

/**
 * Returns the point of the polygon's outline closest
 * to the given point, and the corner or edge that it
 * is on.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * closestPointOnPolygon({ x: 3, y: -2 }, triangle);
 * // { point: { x: 3, y: 0 },
 * //   feature: { kind: 'edge', index: 0 } }
 *
 * @remarks
 * The polygon must be simple, but the given point
 * may be inside or outside. If several points are
 * equally near, the lowest number wins, and corner i
 * comes before edge i. Throws a RangeError if there
 * are no corners.
 *
 * *Accuracy*: the point is off by at most 10 ulps of
 * the span, apart from the final rounding of its
 * coordinates. A corner or edge that is nearer by
 * less than 8 ulps of the span may lose. The span is
 * the longer side of the box around the given point
 * and the polygon. This applies to spans from 1e-70
 * to 1e70 and edges of at least 1e-75.
 *
 * *Cost*: O(n).
 *
 * @group distance
 * @figure polygon-and-circle/polygon-way-out
 */
export function closestPointOnPolygon(
  point: Vec2,
  polygon: Polygon,
): ClosestPoint {
  if (polygon.length === 0) {
    throw new RangeError(
      'polygon is empty; give at least one corner.',
    );
  }
  let nearest = Infinity;
  let index = 0;
  let t = 0;
  for (let i = 0; i < polygon.length; i += 1) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % polygon.length]!;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const dx = point.x - a.x;
    const dy = point.y - a.y;
    const along = dx * ex + dy * ey;
    const length2 = ex * ex + ey * ey;
    const cross = ex * dy - ey * dx;
    // Past b, the next edge is at least as near,
    // because it starts there.
    if (along > 0 && along >= length2) continue;
    const distance2 =
      along > 0
        ? (cross * cross) / length2
        : dx * dx + dy * dy;
    if (distance2 < nearest) {
      nearest = distance2;
      index = i;
      t = along > 0 ? along / length2 : 0;
    }
  }
  const a = polygon[index]!;
  const b = polygon[(index + 1) % polygon.length]!;
  return {
    point: {
      x: a.x + (b.x - a.x) * t,
      y: a.y + (b.y - a.y) * t,
    },
    feature: {
      kind: t > 0 ? 'edge' : 'vertex',
      index,
    },
  };
}
