import { orientation } from './orientation.ts';
import { polygonFault } from './polygon-fault.ts';
import type {
  ConvexPolygonFault,
  Polygon,
} from './types.ts';

/**
 * Finds the first fault of the polygon, or returns
 * null if it is convex; an outline that touches
 * itself is not convex.
 *
 * @example
 * const corners = [{ x: 0, y: 0 }, { x: 4, y: 0 },
 *   { x: 1, y: 1 }, { x: 0, y: 4 }];
 * convexPolygonFault(corners);
 * // { kind: 'dent', corner: 2 }
 *
 * @remarks
 * First it looks for the faults of `polygonFault`,
 * then for a corner that turns the other way. A
 * corner may be straight, and either winding is
 * fine.
 *
 * *Accuracy*: it is never wrong, like
 * `polygonFault`.
 *
 * *Cost*: O(n^2), the same as `polygonFault`.
 *
 * @group checks
 * @figure voronoi-regions/voronoi-concave
 */
export function convexPolygonFault(
  polygon: Polygon,
): ConvexPolygonFault | null {
  const fault = polygonFault(polygon);
  if (fault) return fault;
  const right = orientationAt(
    polygon,
    leftmost(polygon),
  );
  for (let i = 0; i < polygon.length; i += 1) {
    if (orientationAt(polygon, i) === -right) {
      return { kind: 'dent', corner: i };
    }
  }
  return null;
}

/**
 * Returns the leftmost corner, which is not a dent
 * because everything else is to its right. If
 * several are leftmost, the lowest is a true corner.
 */
function leftmost(corners: Polygon): number {
  let first = 0;
  for (const [i, { x, y }] of corners.entries()) {
    const best = corners[first]!;
    if (x < best.x || (x === best.x && y < best.y)) {
      first = i;
    }
  }
  return first;
}

function orientationAt(
  corners: Polygon,
  i: number,
): number {
  const count = corners.length;
  return orientation(
    corners[(i + count - 1) % count]!,
    corners[i]!,
    corners[(i + 1) % count]!,
  );
}
