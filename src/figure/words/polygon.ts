import type { Feature } from '#lib/index.ts';
import type { Fault } from '../outline-fault.ts';

/** "corner 2", "edge 0". */
export function featureName(feature: Feature): string {
  if (feature.kind === 'interior') return 'the inside';
  return `${feature.kind === 'vertex' ? 'corner' : 'edge'} ${feature.index}`;
}

export function outlineFault({ kind, at: [one, other] }: Fault): string {
  if (kind === 'crossing') return `edges ${one} and ${other} cross or touch`;
  return kind === 'repeat' ? 'two corners are at the same place' : 'all corners lie on one line';
}

/** Begins like the library's error, so that a reader can find it there. */
export function convexRefusal({ kind, at: [one, other] }: Fault): string {
  if (kind === 'dent') return `polygon[${one}] is a dent`;
  if (kind === 'repeat') return `polygon[${one}] repeats polygon[${other}]`;
  if (kind === 'oneLine') return 'polygon has no area';
  return `polygon crosses or touches itself at edges ${one} and ${other}`;
}

export const noPolygon = ({ fault }: { readonly fault: Fault }) => ({
  word: 'not simple',
  rest: outlineFault(fault),
});

export const notConvex = ({ refused }: { readonly refused: Fault }) => ({
  word: 'not convex',
  rest: convexRefusal(refused),
});
