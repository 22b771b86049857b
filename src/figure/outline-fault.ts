import { type ConvexPolygonFault, type Polygon, polygonFault } from '#lib/index.ts';

/** Why corners make no polygon, or no convex polygon, with the corners or edges at fault. */
export interface Fault {
  readonly kind: 'crossing' | 'repeat' | 'oneLine' | 'dent';
  readonly at: readonly number[];
  /** The two edges that meet where they must not. */
  readonly edges: readonly number[];
}

/** Null for a simple polygon. A dragged one may cross itself, and then nothing is inside. */
export function faultOf(polygon: Polygon): Fault | null {
  const fault = polygonFault(polygon);
  return fault && asFault(fault);
}

/** What the library finds, reduced to the faults that dragging can cause. */
export function asFault(fault: ConvexPolygonFault): Fault {
  switch (fault.kind) {
    case 'crossing':
      return { kind: 'crossing', at: fault.edges, edges: fault.edges };
    case 'repeated':
      return { kind: 'repeat', at: fault.corners.toReversed(), edges: [] };
    case 'collinear':
      return { kind: 'oneLine', at: [], edges: [] };
    case 'dent':
      return { kind: 'dent', at: [fault.corner], edges: [] };
    default:
      // Parts and addresses accept only three or more finite corners, on tenths of a unit.
      throw new Error(`A polygon of a figure is ${fault.kind}.`);
  }
}
