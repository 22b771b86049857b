import type { Exercise } from '#notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'box-around-ship',
  title: 'Two mistakes in the box',
  goal:
    'This function finds the upright box (AABB) around the corners of a ship, as its centre and half ' +
    'of its width and height. It has two mistakes. Find and fix them.',
  fn: 'boundingBox',
  figure: 'ship-in-box',
  start: {
    replace: [
      ['let minX = Infinity', 'let minX = 0'],
      ['maxY / 2 - minY / 2', 'maxY - minY'],
    ],
  },
  hints: [
    'The box in the figure is right, and the numbers in the code are wrong. Turn the ship, and compare the four numbers that the code returns with $m$, $w$ and $h$ in the figure. Three of them are wrong.',
    'The left wall is wrong: no corner of the ship is that far to the left. Look at what the loop begins with, and whether any corner can be smaller.',
    'The other mistake: $h$ is half of the height, from $m$ up to the wall. The code has the whole height. Compare with the line for $w$.',
  ],
};
