import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'missed-neighbours',
  title: 'A grid that misses pairs',
  goal:
    'This grid has two mistakes, so some pairs are missing from its list. Fix it, so that it returns ' +
    'the same pairs as the double loop.',
  fn: 'findIntersectingPairsByMap',
  figure: 'grid-exercise',
  start: {
    replace: [
      ['2.000001 * radius', '1.0000005 * radius'],
      ['across of [-1, 0, 1]', 'across of [0, 1]'],
    ],
  },
  hints: [
    'Compare the list of pairs in the figure with what your code returns, and look for the missing pairs. Select one circle of each. In which of the nine tinted cells is its partner?',
    'A circle looks only for partners that were added before it, and they can be on any side. Through how many columns does the code go, and which one is missing?',
    'The other mistake is the width of a cell. The centres of two circles of the largest radius can be two such radii apart, and they must still be in neighbouring cells. The last digits only make room for rounding.',
  ],
};
