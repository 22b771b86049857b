import { show } from '#kit/numbers.ts';
import { miss } from '#kit/words/verdict.ts';

export const words = {
  parting: () => miss('the first does not catch up: both speeds stay'),
  bounced: ({ u, v, kept }: { u: number; v: number; kept: number }) => ({
    word: 'bounce',
    rest: `${show(u, 1)} and ${show(v, 1)} afterwards, with ${show(100 * kept, 0)} % of the energy`,
  }),
};
