import { convexPolygonFault, type Polygon } from '#lib/index.ts';
import { memoize } from './memoize.ts';
import { asFault, type Fault } from './outline-fault.ts';

/**
 * Returns why a polygon is not convex; null for a convex one. Memoized, because most moves change
 * another part.
 */
export const refusal = memoize((polygon: Polygon): Fault | null => {
  const fault = convexPolygonFault(polygon);
  return fault && asFault(fault);
});
