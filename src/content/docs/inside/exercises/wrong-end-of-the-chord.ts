import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'wrong-end-of-the-chord',
  title: 'The ball hits the rim too early',
  goal:
    'This cast was written for a ball outside a post, and only part of it was adapted to an arena. It reports ' +
    'hits at 0 in the middle of the arena, and its normal points out of the arena. Find and fix both mistakes.',
  fn: 'castCircleInsideCircleSimply',
  figure: 'inner-chord',
  start: {
    replace: [
      ['Math.max(0, (f + h) / l)', 'Math.max(0, (f - h) / l)'],
      ['{ x: -mx - t * v.x, y: -my - t * v.y }', '{ x: mx + t * v.x, y: my + t * v.y }'],
    ],
  },
  hints: [
    'Choose “whole numbers”. The line of motion crosses the dashed circle twice. Which of the two crossings does the listing compute?',
    'Both crossings are half a chord from the closest point. From inside, the first one is behind the ball, so the ball leaves at the second.',
    "The vector from $c_1$ to $c'$ points outwards. The normal points to the side on which the ball may be, so it is the opposite vector.",
  ],
};
