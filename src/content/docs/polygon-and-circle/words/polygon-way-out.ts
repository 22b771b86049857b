import { show } from '#kit/numbers.ts';
import { noPolygon } from '#kit/words/polygon.ts';
import { hit, hitOrMiss, miss } from '#kit/words/verdict.ts';

interface Deep {
  readonly depth: number;
}

export const words = {
  noPolygon,
  apart: ({ gap }: { readonly gap: number }) => miss(`${show(gap, 1)} apart`),
  touching: ({ hit: isHit }: { readonly hit: boolean }) =>
    hitOrMiss(isHit, isHit ? 'just touching' : 'apart by a hair'),
  onOutline: () => hit('centre on the outline, so the push has no direction'),
  free: ({ depth }: Deep) => hit(`${show(depth, 1)} deep, and one push frees it`),
  again: ({ depth }: Deep) => hit(`${show(depth, 1)} deep, and one push is not enough`),
};
