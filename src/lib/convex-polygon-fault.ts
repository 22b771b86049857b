import { orientation } from './orientation.ts';
import { polygonFault } from './polygon-fault.ts';
import type {
  ConvexPolygonFault,
  Polygon,
} from './types.ts';

/**
 * What is wrong with the polygon, or null for a
 * convex one; an outline that touches itself is not
 * convex.
 *
 * @example
 * const corners = [{ x: 0, y: 0 }, { x: 4, y: 0 },
 *   { x: 1, y: 1 }, { x: 0, y: 4 }];
 * convexPolygonFault(corners);
 * // { kind: 'dent', corner: 2 }
 *
 * @remarks
 * Looks for what `polygonFault` finds, then for the
 * first corner that turns the other way than the
 * rest. Going straight on is fine, and so is either
 * winding.
 *
 * *Accuracy*: never wrong, like `polygonFault`.
 *
 * *Cost*: that of `polygonFault`, O(n^2).
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
 * No dent can be here: all else lies to the right.
 * Of several the lowest, which is a true corner.
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
