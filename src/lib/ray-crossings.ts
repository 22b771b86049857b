import type {
  Polygon,
  RayCrossing,
  Vec2,
} from './types.ts';

/**
 * Finds where a ray from the point to the right
 * crosses the polygon's outline, and returns each
 * edge that it crosses, with the crossing point.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * rayCrossings({ x: 1, y: 2 }, triangle);
 * // [{ edge: 1, point: { x: 6, y: 2 } }]
 *
 * @remarks
 * An edge is crossed if exactly one of its ends is
 * above the ray, and a corner on the ray is not
 * above it. If the number of crossings is odd, the
 * point is inside, but `pointInPolygon` tests this
 * without a list. An edge that contains the point is
 * left out.
 *
 * If the point or an edge contains NaN, the edge is
 * not crossed.
 *
 * *Accuracy*: a crossing is off by at most 6 ulps of
 * the edge's width, apart from the final rounding of
 * its coordinates, if widths and heights are from
 * 1e-150 to 1e150.
 *
 * *Cost*: O(n).
 *
 * @group crossing
 * @figure polygon-and-circle/turning-ray
 */
export function rayCrossings(
  point: Vec2,
  polygon: Polygon,
): RayCrossing[] {
  const { x, y } = point;
  const crossings: RayCrossing[] = [];
  for (let i = 0; i < polygon.length; i += 1) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % polygon.length]!;
    const upward = b.y > y;
    if (a.y > y === upward) continue;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const cross = ex * (y - a.y) - ey * (x - a.x);
    // The point must be left of the rising edge.
    if (upward ? cross > 0 : cross < 0) {
      const t = (y - a.y) / ey;
      crossings.push({
        edge: i,
        point: { x: a.x + ex * t, y },
      });
    }
  }
  return crossings;
}
