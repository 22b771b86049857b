import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'signed-distance-mistakes',
  title: 'Two mistakes in a signed distance',
  goal:
    'This function returns the signed distance of a point from a box: outside the distance to the ' +
    'closest point, on a wall 0, inside minus the distance to the nearest wall. It has two mistakes. ' +
    'Find and fix them.',
  fn: 'signedDistanceToBox',
  figure: 'signed-exercise',
  start: {
    replace: [
      ['gapX <= 0 || gapY <= 0', 'gapX <= 0 && gapY <= 0'],
      ['Math.max(gapX, gapY)', 'Math.min(gapX, gapY)'],
    ],
  },
  hints: [
    'Compare what the code returns with the signed distance in the corner of the figure: inside, beside a wall, beyond a corner. Where is it right?',
    'Inside, the code returns the distance to the farther one of two walls. Both gaps are below 0 there. Which of them is that of the nearest wall?',
    'Beside a wall one gap is above 0, and the other one below. The gap below 0 is no distance: it must not be squared. When should the root be reached at all?',
  ],
};
