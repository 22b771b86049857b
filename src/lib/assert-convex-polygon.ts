import {
  pointsOf,
  polygonMessage,
} from './assert-polygon.ts';
import { convexPolygonFault } from './convex-polygon-fault.ts';
import type { ConvexPolygon } from './types.ts';

/**
 * Throws unless the value is a convex polygon, which
 * turns the same way at every corner.
 *
 * @example
 * const loaded = JSON.parse('[{ "x": 0, "y": 0 }]');
 * assertConvexPolygon(loaded, 'rock');
 * // throws rock must have 3 or more corners
 *
 * @remarks
 * Call this where data enters your program, because
 * the other functions check nothing. A corner may be
 * straight, and either winding is fine.
 *
 * Throws the errors of `assertPolygon`, and a
 * RangeError that names the first corner that turns
 * the other way.
 *
 * *Accuracy*: it is never wrong, like
 * `polygonFault`.
 *
 * *Cost*: it tests every pair of edges, O(n^2).
 *
 * @group checks
 * @figure voronoi-regions/voronoi-concave
 */
export function assertConvexPolygon(
  value: unknown,
  name = 'polygon',
): asserts value is ConvexPolygon {
  const corners = pointsOf(value, name);
  const fault = convexPolygonFault(corners);
  if (!fault) return;
  throw new RangeError(
    fault.kind === 'dent'
      ? `${name}[${fault.corner}] is a dent; a ` +
          'convex polygon turns the same way at ' +
          'every corner.'
      : polygonMessage(fault, corners, name),
  );
}
