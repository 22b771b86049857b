import { assertConvexPolygon, type Polygon } from '#lib/index.ts';
import { memoize } from './memoize.ts';

/**
 * Why a polygon is refused where a convex one is wanted, in few words; null for a convex one.
 * Memoized, because mostly it is something else that is moved.
 */
export const refusal = memoize((polygon: Polygon): string | null => {
  try {
    assertConvexPolygon(polygon);
    return null;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split(';')[0] ?? '';
  }
});
