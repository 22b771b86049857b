import { assertConvexPolygon, type Polygon } from '#lib/index.ts';
import { memoize } from './memoize.ts';
import { faultBy } from './outline-fault.ts';

/**
 * Why a polygon is refused where a convex one is wanted; null for a convex one. Memoized, because
 * mostly it is something else that is moved.
 */
export const refusal = memoize((polygon: Polygon) => faultBy(assertConvexPolygon, polygon));
