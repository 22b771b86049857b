import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface At {
  readonly fraction: number;
}

export const words = {
  never: () => miss('the balls do not meet in this step'),
  notYet: ({ fraction }: At) => ({
    word: 'not yet',
    rest: `the balls will touch at t = ${show(fraction, 2)}`,
  }),
  since: ({ fraction }: At) => hit(`the balls touch at t = ${show(fraction, 2)}`),
};
