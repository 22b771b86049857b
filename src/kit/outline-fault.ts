import { assertPolygon, type Polygon } from '#lib/index.ts';

/** Why corners make no polygon, or no convex one, and the corners or edges that are at fault. */
export interface Fault {
  readonly kind: 'crossing' | 'repeat' | 'oneLine' | 'dent';
  readonly at: readonly number[];
  /** The two edges that meet where they must not. */
  readonly edges: readonly number[];
}

/** Null for a simple polygon: what a hand has bent may cross itself, and then nothing is inside. */
export function faultOf(polygon: Polygon): Fault | null {
  return faultBy(assertPolygon, polygon);
}

/** What a check of the library refuses, by what its message names; null where it lets it pass. */
export function faultBy(check: (polygon: Polygon) => void, polygon: Polygon): Fault | null {
  try {
    check(polygon);
    return null;
  } catch (error) {
    const message = String(error);
    const at = message.match(/\d+/g)?.map(Number) ?? [];
    if (message.includes('itself')) return { kind: 'crossing', at, edges: at };
    const kind = message.includes('dent') ? 'dent' : at.length > 0 ? 'repeat' : 'oneLine';
    return { kind, at, edges: [] };
  }
}
