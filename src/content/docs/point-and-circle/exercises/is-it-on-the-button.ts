import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'is-it-on-the-button',
  title: 'Write the hit test',
  goal:
    'Write a function that returns whether the point $p$ is in the circle. A point on the rim counts ' +
    'as a hit, and so does the centre.',
  fn: 'pointInCircle',
  figure: 'point-exercise',
  start: { body: ['const { center, radius } = circle;', '// Your code.', 'return false;'] },
  hints: [
    'Drag $p$ slowly across the rim, and watch the dashed line. Which two lengths are equal when the answer changes?',
    'Compute the two legs first. One is the x of $p$ minus the x of $c$, and the other is the same for y. They may be negative, but their squares are not.',
    'By Pythagoras the two squares add up to the square of $d$. Compare that sum with the square of $r$. If the two are equal, that is also a hit.',
  ],
};
