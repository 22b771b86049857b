import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'double-loop',
  title: 'Write the double loop',
  goal:
    'Return all pairs of circles that touch or overlap. A pair is the list of both indices, the ' +
    'smaller one first. Each pair comes once, in the order of the first index, then of the second. ' +
    'Just touching counts.',
  fn: 'findIntersectingPairs',
  figure: 'pairs-exercise',
  start: {
    body: ['const pairs: IntersectingPair[] = [];', '// Your code.', '', 'return pairs;'],
  },
  hints: [
    'Look at the triangle beside the 6 circles: each square is one test. How long is each row, and why is there no square for a circle with itself?',
    'You need two loops, one inside the other. The outer one goes through all circles. Where does the inner one have to begin, so that no pair comes twice?',
    'The inner loop begins one after the circle of the outer loop, and goes to the end. Ask circlesIntersect about the two circles, and if they touch, push both indices onto the list. The order then comes by itself.',
  ],
};
