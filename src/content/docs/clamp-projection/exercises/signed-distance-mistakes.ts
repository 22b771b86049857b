import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'signed-distance-mistakes',
  title: 'Two mistakes in a signed distance',
  goal:
    'This function should return the signed distance of a point from a box. Outside, that is the ' +
    'distance to the closest point. On a side it is 0, and inside it is minus the distance to the ' +
    'nearest side. The code has two mistakes. Fix both of them.',
  fn: 'signedDistanceToBox',
  figure: 'signed-exercise',
  start: {
    replace: [
      ['gapX <= 0 || gapY <= 0', 'gapX <= 0 && gapY <= 0'],
      ['Math.max(gapX, gapY)', 'Math.min(gapX, gapY)'],
    ],
  },
  hints: [
    'Compare the result of the code with the signed distance in the corner of the figure while $c$ is inside, beside a side, and beyond a corner. Where is it right?',
    'Inside, the code uses the distance to the farther of two sides. Both gaps are below 0 there. Which of them belongs to the nearest side?',
    'Beside a side one gap is above 0 and the other is below 0. The gap below 0 is not a distance, so it must not be squared. When should the code use the square root at all?',
  ],
};
