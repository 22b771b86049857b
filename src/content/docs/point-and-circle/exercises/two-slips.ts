import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'two-slips',
  title: 'A button that is hard to hit',
  goal:
    'Because of two mistakes in this test, a round button reacts at the wrong position and has the ' +
    'wrong size. Fix both of them, so that the map shows no wrong positions.',
  fn: 'pointInCircle',
  figure: 'button-exercise',
  start: {
    replace: [
      ['point.y - center.y', 'point.y - center.x'],
      ['radius * radius', 'radius'],
    ],
  },
  hints: [
    'On the map, the positions for which the code returns true form a disc. How large is it compared with the circle, and where is it? Then choose “in the middle”. What has changed?',
    'At “in the middle”, where the x and the y of $c$ are equal, the disc of the hits is centred on $c$. Elsewhere it is too high or too low, so something is wrong with the vertical leg.',
    'The other mistake changes the size. The left side of the comparison is a sum of squares, so the right side also has to be a square. Is it?',
  ],
};
