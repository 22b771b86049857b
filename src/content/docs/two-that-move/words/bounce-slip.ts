import { show } from '#kit/numbers.ts';
import { miss } from '#kit/words/verdict.ts';

export const words = {
  parting: () => miss('the balls come no closer, and stay as they are'),
  same: () => ({ word: 'the same', rest: 'here the slip is right' }),
  wrong: ({ speed }: { speed: number }) => ({
    word: 'slip is wrong',
    rest: `the second ball should leave along the line of centres, at only ${show(speed, 1)}`,
  }),
  off: ({ off }: { off: number }) => ({
    word: 'slip is wrong',
    rest: `its velocity of the second ball is off by ${show(off, 1)}`,
  }),
};
