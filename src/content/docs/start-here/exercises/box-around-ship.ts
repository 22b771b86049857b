import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'box-around-ship',
  title: 'Two mistakes in the box',
  goal:
    'This function returns the upright box (AABB) around the corners of a ship, as its centre, half its ' +
    'width and half its height. It has two mistakes. Fix both of them.',
  fn: 'boundingBox',
  figure: 'ship-in-box',
  start: {
    replace: [
      ['let minX = Infinity', 'let minX = 0'],
      ['maxY / 2 - minY / 2', 'maxY - minY'],
    ],
  },
  hints: [
    'The box in the figure is right, so its left side is at the leftmost corner of the ship. Turn the ship and look at the values at the ends of the lines in the loop. Which of minX, maxX, minY and maxY is not the coordinate of any corner?',
    'It is minX, which stays 0, although every corner of the ship is farther to the right. Look at its value before the loop. The first corner has to replace that value, wherever the corner is.',
    'The other mistake is in halfHeight, which should be the length $h$, from $m$ up to the top of the box. The code uses the whole height. Compare it with the line for halfWidth.',
  ],
};
