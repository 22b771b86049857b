import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface Tested {
  readonly tests: number;
}

export const words = {
  found: ({ test, depth }: { test: number; depth: number }) =>
    hit(
      depth < 0.05
        ? `test ${test} finds the ball just touching`
        : `test ${test} finds the ball ${show(depth, 1)} deep`,
    ),
  through: ({ tests }: Tested) =>
    miss(`the ball is through the wall, and none of ${tests} tests saw it`),
  clear: ({ tests }: Tested) => miss(`${tests} tests, and the ball is not in the way of the wall`),
};
