import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

export const words = {
  hairApart: () => miss('a hair apart'),
  apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
  touching: () => hit('just touching'),
  hairDeep: () => hit('a hair deep'),
  deep: ({ depth }: { depth: number }) => hit(`${show(depth, 1)} deep`),
  concentric: ({ depth }: { depth: number }) =>
    hit(`${show(depth, 1)} deep, pushed to the right by convention`),
};
