import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'chord-mistakes',
  title: 'Two mistakes at the rim',
  goal:
    'This function is to return the points where the segment crosses the rim, in order from $a$ to ' +
    '$b$; where it just touches, one point. It has two mistakes. Fix it, so that every case is right.',
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
    'The segment comes out at $p_2$ only if it ends outside, or on the rim. On which side of the rim is $b$, where the code lets the segment come out?',
    'The judge still names cases in which the segment just touches. There $d$ is $r$, and what stands under the root is exactly 0. Does the code go on with 0?',
  ],
};
