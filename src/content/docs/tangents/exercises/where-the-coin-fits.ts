import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'where-the-coin-fits',
  title: 'Where the coin fits',
  goal:
    'Two discs a and b lie on a table. Write a function that returns the circles with the given radius ' +
    'that touch both discs from outside, as a list of at most two. You can call circleIntersections, which ' +
    'returns the points where the rims of two circles cross. Keep the order of these points. If one of ' +
    'the three radii is below 0, the list is empty.',
  fn: 'circlesTouchingCircles',
  figure: 'coin',
  start: {
    body: ['const circles: Circle[] = [];', '// Your code.', '', 'return circles;'],
  },
  hints: [
    'Drag the slider, and look at the centres of the coins. How far is each of them from $c_1$, and how far from $c_2$?',
    'The distances are $r_1$ + $r$ and $r_2$ + $r$. So both centres are on the rim of each dashed circle, which is a disc grown by $r$.',
    'Call circleIntersections with the two grown discs. Each point that it returns is the centre of a coin, so push an object with this center and the radius onto the list. First return the empty list if a radius is below 0.',
  ],
};
