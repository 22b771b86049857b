import type {
  Polygon,
  RayCrossing,
  Vec2,
} from './types.ts';

/**
 * Where a ray from the point to the right crosses
 * the polygon's outline: each edge it crosses, and
 * the place.
 *
 * @example
 * const triangle = [{ x: 0, y: 0 }, { x: 8, y: 0 },
 *   { x: 0, y: 8 }];
 * rayCrossings({ x: 1, y: 2 }, triangle);
 * // [{ edge: 1, point: { x: 6, y: 2 } }]
 *
 * @remarks
 * An edge is crossed if just one of its ends is
 * above the ray; a corner on the ray is not above
 * it. With an odd number of crossings the point is
 * inside, as `pointInPolygon` says, which needs no
 * list. An edge that the point lies on is left out.
 *
 * *Accuracy*: a place errs by at most 6 ulps of the
 * edge's width and one rounding to where it lies,
 * for widths and heights from 1e-150 to 1e150. NaN
 * in the point or in an edge: not crossed.
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
    // Is the point left of the edge as it goes up?
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
