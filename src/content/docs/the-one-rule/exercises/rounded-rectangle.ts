import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'rounded-rectangle',
  title: 'Two mistakes in a signed distance',
  goal:
    'This function should return the signed distance $d$ from $c$ to a box, the core of a rounded ' +
    'rectangle. It is above 0 outside, 0 on a side and below 0 inside. In the code, gapX is how far $c$ is ' +
    'beyond the left or the right side, whichever is nearer, and gapY is the same for the top and the ' +
    'bottom. A gap is below 0 if $c$ is between the two sides. The code has two mistakes. Fix both of them.',
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
    'Drag $c$ to the right of the box, then beyond a corner, then into the box, and compare the result of your code with $d$. Where is it wrong?',
    'Use Pythagoras only beyond a corner, where both gaps are above 0. Beside a side only one gap is above 0. Does the code reach the square root there?',
    'Inside the box both gaps are below 0, and the distance belongs to the nearest side. Is that the gap closer to 0, or the other one?',
  ],
};
