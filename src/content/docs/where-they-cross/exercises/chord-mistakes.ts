import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'chord-mistakes',
  title: 'Two mistakes at the rim',
  goal:
    'This function should return the points where the segment crosses the rim, in order from $a$ to ' +
    '$b$, and one point if it just touches. It has two mistakes. Fix it, so that every case is right.',
  fn: 'segmentCircleIntersections',
  figure: 'crossing-exercise',
  start: {
    replace: [
      ['fromB >= r2', 'fromB <= r2'],
      ['root < 0', 'root <= 0'],
    ],
  },
  hints: [
    'Drag $b$ from outside the circle to its inside, and compare what your code returns with the points of the figure. Which of the two points does it get wrong, $p_1$ or $p_2$?',
    'The segment leaves at $p_2$ only if it ends outside or on the rim. On which side of the rim is $b$ when the code lets the segment leave?',
    'The cases in which the segment just touches are still wrong. In these, $d$ is equal to $r$, so the number under the square root is exactly 0. Does the code go on with 0?',
  ],
};
