import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'two-slips',
  title: 'A button that is hard to hit',
  goal:
    'In this test, two slips of the hand make a round button react in the wrong place and at the ' +
    'wrong size. Find and fix them, so that no place of the map is wrong.',
  fn: 'pointInCircle',
  figure: 'button-exercise',
  start: {
    replace: [
      ['point.y - center.y', 'point.y - center.x'],
      ['radius * radius', 'radius'],
    ],
  },
  hints: [
    'Look at the map: the circle, and the places that the code calls a hit, are two discs. How do they differ in size? Then choose “in the middle”. What has changed?',
    'In “in the middle”, the x and the y of $c$ are equal, and the places of the hits are around $c$. Elsewhere they are too high or too low. So something is wrong with the vertical leg.',
    'The size: on the left of the comparison stands a sum of squares. A square has to be compared with a square. What stands on the right?',
  ],
};
