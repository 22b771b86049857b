import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'rounded-rectangle',
  title: 'Two mistakes in a signed distance',
  goal:
    'To test a rounded rectangle, you need the signed distance $d$ from $c$ to its core, a box: above ' +
    '0 outside, 0 on a side, below 0 inside. This function has two mistakes. Fix it, so that every ' +
    'case is right.',
  fn: 'signedDistanceToBox',
  figure: 'rounded-box',
  start: {
    replace: [
      ['  // Inside or beside a side, the larger one counts.\n', ''],
      ['gapX <= 0 || gapY <= 0', 'gapX <= 0 && gapY <= 0'],
      ['Math.max(gapX, gapY)', 'Math.min(gapX, gapY)'],
    ],
  },
  hints: [
    'Drag $c$ to the right of the box, then beyond a corner, then into the box, and compare what your code returns with $d$. At which places is it wrong?',
    'Pythagoras is for a place beyond a corner, where both gaps are above 0. Beside a side only one gap is. Does the condition let such a place through to the root?',
    'Inside the box both gaps are below 0. The distance is that to the nearest side: is this the gap closer to 0, or the other one?',
  ],
};
