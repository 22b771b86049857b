import { assertConvexPolygon, type Polygon } from '#lib/index.ts';
import { memoize } from './memoize.ts';

/** Why a polygon is refused where a convex one is wanted, and the corners or edges it is about. */
export interface Refusal {
  readonly kind: 'dent' | 'repeat' | 'oneLine' | 'crossing';
  readonly at: readonly number[];
}

/** Null for a convex polygon. Memoized, because mostly it is something else that is moved. */
export const refusal = memoize((polygon: Polygon): Refusal | null => {
  try {
    assertConvexPolygon(polygon);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const at = [...message.matchAll(/\[(\d+)\]|edges (\d+) and (\d+)/g)].flatMap(([, ...numbers]) =>
      numbers.filter((number) => number !== undefined).map(Number),
    );
    if (message.includes('dent')) return { kind: 'dent', at };
    if (message.includes('repeats')) return { kind: 'repeat', at };
    return { kind: at.length > 0 ? 'crossing' : 'oneLine', at };
  }
});
