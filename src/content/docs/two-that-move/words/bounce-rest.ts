import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

export const words = {
  air: ({ height }: { height: number }) =>
    miss(
      height < 0.05
        ? 'the ball hovers a hair above the floor'
        : `the ball is ${show(height, 1)} above the floor`,
    ),
  deep: ({ depth }: { depth: number }) => hit(`the ball is ${show(depth, 1)} deep in the floor`),
  restless: ({ speed }: { speed: number }) =>
    hit(`the ball lies on the floor, with a speed of ${show(Math.abs(speed), 1)}`),
  rest: () => hit('the ball lies on the floor, with a speed of 0'),
};
