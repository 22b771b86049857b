import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

const pushed = (depth: number) => `pushed out by ${show(depth, 1)}`;

export const words = {
  apart: () => miss('the ball goes on as it is'),
  removed: () => hit('the ball is gone'),
  pushed: ({ depth }: { depth: number }) => hit(`${pushed(depth)}, velocity as it was`),
  leaving: ({ depth }: { depth: number }) => hit(`${pushed(depth)}; no bounce, it comes no closer`),
  bounced: ({ before, after }: { before: number; after: number }) => ({
    word: 'bounce',
    rest: `speed ${show(before, 1)} before, ${show(after, 1)} after`,
  }),
};
