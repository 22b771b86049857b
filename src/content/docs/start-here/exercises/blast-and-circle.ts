import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'blast-and-circle',
  title: 'Write the cheap test',
  goal:
    'Write a function that returns whether the blast touches the circle of the ship. In the code, a ' +
    'is the circle of the ship, and b is the blast. If the rims just touch, that counts as a hit, and so ' +
    'does one circle inside the other.',
  fn: 'circlesIntersect',
  figure: 'ship-and-blast',
  start: { body: ['// Your code.', 'return false;'] },
  hints: [
    'Choose “the rims touch” below the figure. The dashed line is the distance between the centres. Compare it with $r_1$ and $r_2$.',
    'When the rims touch, the distance is the sum of $r_1$ and $r_2$. If the distance is shorter, that is also a hit.',
    'Subtract the x of one centre from the x of the other, and do the same for y. Square both differences and add them, because by Pythagoras this is the square of the distance. Add $r_1$ and $r_2$, and then square that sum. Compare the two squares.',
  ],
};
