import { assertPolygon, type Polygon } from '#lib/index.ts';

/** Why corners make no simple polygon, and the two edges that meet where they must not. */
export interface OutlineFault {
  readonly kind: 'crossing' | 'repeat' | 'oneLine';
  readonly edges: readonly number[];
}

/** Null for a simple polygon: what a hand has bent may cross itself, and then nothing is inside. */
export function faultOf(polygon: Polygon): OutlineFault | null {
  try {
    assertPolygon(polygon);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const [, one, other] = /edges (\d+) and (\d+)/.exec(message) ?? [];
    if (one && other) return { kind: 'crossing', edges: [Number(one), Number(other)] };
    return { kind: message.includes('repeats') ? 'repeat' : 'oneLine', edges: [] };
  }
}
