import { type Polygon, polygonFault } from '#lib/index.ts';

/** Why corners make no simple polygon, in words, and the two edges that meet where they must not. */
export interface OutlineFault {
  readonly says: string;
  readonly edges: readonly number[];
}

/** Null for a simple polygon: what a hand has bent may cross itself, and then nothing is inside. */
export function faultOf(polygon: Polygon): OutlineFault | null {
  const fault = polygonFault(polygon);
  if (!fault) return null;
  if (fault.kind === 'crossing') {
    const { edges } = fault;
    return { says: `edges ${edges[0]} and ${edges[1]} cross or touch`, edges };
  }
  const says =
    fault.kind === 'repeated' ? 'two corners stand in one place' : 'all corners lie on one line';
  return { says, edges: [] };
}
