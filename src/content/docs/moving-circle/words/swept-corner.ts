import { show } from '#kit/numbers.ts';

const moment = (fraction: number) => `t = ${show(fraction, 2)}`;

export const words = {
  miss: () => ({ word: 'right miss', rest: 'the ball is free to go' }),
  hit: ({ fraction }: { fraction: number }) => ({
    word: 'right hit',
    rest: `at ${moment(fraction)}`,
  }),
  falseHit: () => ({ word: 'false hit', rest: 'the ball does not touch the box' }),
  early: ({ said, right }: { said: number; right: number }) => ({
    word: 'too early',
    rest: `stopped at ${moment(said)}, but it touches at ${moment(right)}`,
  }),
};
