import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface At {
  readonly fraction: number;
}

export const words = {
  free: () => miss('the ball is free to go all the way'),
  atOnce: () => hit('at t = 0: it touches already, and moves inwards'),
  corner: ({ fraction }: At) => hit(`at t = ${show(fraction, 2)}, on a corner`),
  side: ({ fraction }: At) => hit(`at t = ${show(fraction, 2)}`),
};
