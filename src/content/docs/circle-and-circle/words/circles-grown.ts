import { hit, miss } from '#kit/words/verdict.ts';

const agree = 'as two circles, and as a point';

export const words = {
  hit: () => hit(agree),
  miss: () => miss(agree),
};
