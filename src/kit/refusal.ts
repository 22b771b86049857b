import { type ConvexPolygonFault, convexPolygonFault, type Polygon } from '#lib/index.ts';
import { memoize } from './memoize.ts';

/**
 * Why a polygon is refused where a convex one is wanted, in few words; null for a convex one.
 * Memoized, because mostly it is something else that is moved.
 */
export const refusal = memoize((polygon: Polygon): string | null => {
  const fault = convexPolygonFault(polygon);
  return fault && `polygon${inWords(fault)}`;
});

function inWords(fault: ConvexPolygonFault): string {
  switch (fault.kind) {
    case 'dent':
      return `[${fault.corner}] is a dent`;
    case 'crossing':
      return ` crosses or touches itself at edges ${fault.edges[0]} and ${fault.edges[1]}`;
    case 'repeated':
      return `[${fault.corners[1]}] repeats polygon[${fault.corners[0]}]`;
    case 'collinear':
      return ' has no area';
    case 'too-few':
      return ' must have 3 or more corners';
    case 'not-finite':
      return `[${fault.corner}].${fault.coordinate} is not finite`;
  }
}
