import {
  pointsOf,
  polygonMessage,
} from './assert-polygon.ts';
import { convexPolygonFault } from './convex-polygon-fault.ts';
import type { ConvexPolygon } from './types.ts';

/**
 * Lets a convex polygon pass and throws for all
 * else; going round, it never turns the other way.
 *
 * @example
 * const loaded = JSON.parse('[{ "x": 0, "y": 0 }]');
 * assertConvexPolygon(loaded, 'rock');
 * // throws rock must have 3 or more corners
 *
 * @remarks
 * Call it where data enters your program; the other
 * functions check nothing. Going straight on at a
 * corner is fine, and so is either winding.
 *
 * Throws what `assertPolygon` throws, and a
 * RangeError that names the first corner turning the
 * other way.
 *
 * *Accuracy*: never wrong, like `polygonFault`.
 *
 * *Cost*: every edge meets every other, O(n^2).
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
