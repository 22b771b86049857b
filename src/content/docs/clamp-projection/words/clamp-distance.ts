import { show } from '#kit/numbers.ts';

export const words = {
  noContact: () => ({ word: 'no contact', rest: 'nothing is told' }),
  right: ({ said }: { said: number }) => ({
    word: 'right',
    rest: `the distance told is ${show(said, 1)}`,
  }),
  wrong: ({ said, right }: { said: number; right: number }) => ({
    word: 'wrong',
    rest: `the distance told is ${show(said, 1)}, the true one ${show(right, 1)}`,
  }),
};
