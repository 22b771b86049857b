import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'two-in-the-loop',
  title: 'Two mistakes in the loop',
  goal:
    'This is the loop of the robust moveAndSlide, which is the version that the copy button copies. It keeps a list of the walls that the circle touches (walls), ' +
    'the rest of $v$ (remainder), and the part of it that was just moved (moved). Because of two mistakes, a ' +
    'circle that meets a wall moves on too far or not far enough, and a circle in a corner slides ' +
    'when it should stop. Find and fix both.',
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
    'If the circle has moved by a quarter of $v$, three quarters are left. That is the first mistake. For the second, send the circle into the narrow corner under the bar and look at the list of walls.',
    'In a corner the circle meets the second wall without having moved, so it touches both. The loop may forget the earlier walls only if the circle has moved on by more than a small part of the margin, which allows for rounding.',
  ],
};
