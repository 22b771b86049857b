import { assertPolygon, type Polygon } from '#lib/index.ts';

/** Why corners make no simple polygon, in words, and the two edges that meet where they must not. */
export interface OutlineFault {
  readonly says: string;
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
    if (one && other) {
      const says = `edges ${one} and ${other} cross or touch`;
      return { says, edges: [Number(one), Number(other)] };
    }
    const says = message.includes('repeats')
      ? 'two corners stand in one place'
      : 'all corners lie on one line';
    return { says, edges: [] };
  }
}
