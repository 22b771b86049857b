import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface Push {
  readonly depth: number;
  readonly one: number;
  readonly other: number;
}

export const words = {
  apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
  justApart: () => miss('a hair apart'),
  touching: () => hit('just touching: there is nothing to push'),
  deep: ({ depth, one, other }: Push) =>
    hit(`${show(depth, 1)} deep; the pushes are ${show(one, 1)} and ${show(other, 1)}`),
};
