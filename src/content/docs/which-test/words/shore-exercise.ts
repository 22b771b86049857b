import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

export const words = {
  touches: ({ edges }: { edges: number }) =>
    hit(edges === 1 ? 'it touches one edge' : `it touches ${edges} edges`),
  within: () => miss('inside, and it touches no edge'),
  apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} away from the outline`),
};
