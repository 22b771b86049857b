import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

const moment = (fraction: number) => `t = ${show(fraction, 2)}`;

interface At {
  readonly fraction: number;
}

export const words = {
  leaves: () => miss('the two touch, but the ball moves away'),
  passes: ({ gap }: { gap: number }) =>
    miss(
      gap < 0.05
        ? 'the ball only grazes the post'
        : `the ball stays ${show(gap, 1)} away from the post`,
    ),
  notYet: ({ fraction }: At) => ({ word: 'not yet', rest: `it will touch at ${moment(fraction)}` }),
  through: ({ fraction }: At) => hit(`at ${moment(fraction)}; the end of the step alone says miss`),
  behind: ({ fraction }: At) => hit(`at ${moment(fraction)}; here the ball is behind the post`),
  since: ({ fraction, depth }: At & { depth: number }) =>
    hit(
      depth < 1
        ? `at ${moment(fraction)}; the ball has just met the post`
        : `at ${moment(fraction)}; here the ball is ${show(depth, 1)} deep`,
    ),
};
