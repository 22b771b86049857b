import { convexPolygonFault, type Polygon } from '#lib/index.ts';
import { memoize } from './memoize.ts';
import { asFault, type Fault } from './outline-fault.ts';

/**
 * Why a polygon is refused where a convex one is wanted; null for a convex one. Memoized, because
 * mostly it is something else that is moved.
 */
export const refusal = memoize((polygon: Polygon): Fault | null => {
  const fault = convexPolygonFault(polygon);
  return fault && asFault(fault);
});
