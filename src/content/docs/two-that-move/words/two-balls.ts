import { show } from '#kit/numbers.ts';
import { miss } from '#kit/words/verdict.ts';

interface Closing {
  readonly closing: number;
}

export const words = {
  parting: () => miss('the balls come no closer, and stay as they are'),
  before: ({ closing }: Closing) => ({
    word: 'before',
    rest: `they come closer at a speed of ${show(closing, 1)}`,
  }),
  bounced: ({ closing, parting }: Closing & { parting: number }) => ({
    word: 'bounce',
    rest: `closing at ${show(closing, 1)}, parting at ${show(parting, 1)}`,
  }),
};
