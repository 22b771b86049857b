import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'two-in-the-loop',
  title: 'Two mistakes in the loop',
  goal:
    'This loop has two mistakes: a circle that meets a wall does not come as far as it should, and ' +
    'one in a corner slides where it should stop. Find and fix both.',
  fn: 'moveAndSlide',
  figure: 'slide-exercise',
  start: {
    replace: [
      ['remainder.x * (1 - moved)', 'remainder.x * moved'],
      ['remainder.y * (1 - moved)', 'remainder.y * moved'],
      ['if (path > margin / 100) walls = [];', 'walls = [];'],
    ],
  },
  hints: [
    'Let the circle run into the floor, first from close by and then from far away. Step through the listing. What is the remainder of $v$ after the first contact, and what should it be?',
    'If the circle has moved by a quarter of the way, three quarters are left. That is the first mistake. For the second, send the circle into the narrow corner under the bar and look at the list of walls.',
    'In a corner the circle meets the second wall without having moved, so it touches both. The loop has to forget the earlier walls only if the circle has really moved on: more than a small part of the margin, to allow for rounding.',
  ],
};
