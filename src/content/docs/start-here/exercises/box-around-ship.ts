import type { Exercise } from '#lab/notebook/exercise.ts';

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
    'The box in the figure is right. Its left wall is at the leftmost corner of the ship. Turn the ship, and look at the ends of the lines in the loop: which of minX, maxX, minY and maxY is not the coordinate of any corner?',
    'It is minX, which stays 0: no corner of the ship is that far to the left. Look at what it is before the loop. The first corner has to count, wherever it is.',
    'The other mistake: $h$ is half of the height, from $m$ up to the wall. The code has the whole height. Compare with the line for $w$.',
  ],
};
