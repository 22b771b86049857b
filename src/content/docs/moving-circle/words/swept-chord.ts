import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

export const words = {
  hit: ({ fraction }: { fraction: number }) => hit(`at t = ${show(fraction, 2)}`),
  past: ({ gap }: { gap: number }) =>
    miss(gap < 0.05 ? 'the line only grazes the grown circle' : `d is ${show(gap, 1)} too long`),
  elsewhere: () => miss('the line crosses the grown circle, but not inwards in this step'),
};
