import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface Push {
  readonly depth: number;
  readonly x: number;
  readonly y: number;
}

export const words = {
  hairApart: () => miss('a hair apart'),
  apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
  touching: () => hit('just touching'),
  deep: ({ depth, x, y }: Push) =>
    hit(`${show(depth, 1)} deep, push by (${show(x, 1)}, ${show(y, 1)})`),
};
