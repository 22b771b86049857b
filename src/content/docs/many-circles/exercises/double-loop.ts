import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'double-loop',
  title: 'Write the double loop',
  goal:
    'Write a function that returns all pairs of circles that touch or overlap. A pair is a list of two ' +
    'indices, the smaller one first. Return each pair once, ordered by the first index and then by the ' +
    'second. Just touching counts.',
  fn: 'findIntersectingPairs',
  figure: 'pairs-exercise',
  start: {
    body: ['const pairs: IntersectingPair[] = [];', '// Your code.', '', 'return pairs;'],
  },
  hints: [
    'Look at the triangle beside the 6 circles, in which each square is one test. How long is each row, and why does a circle not have a square with itself?',
    'You need two loops, one inside the other. The outer one goes through all circles. Where does the inner one have to begin, so that it does not find a pair twice?',
    'The inner loop begins just after the circle of the outer loop, and goes to the end. Call circlesIntersect with the two circles, and if it returns true, push both indices onto the list. The pairs are then already in order.',
  ],
};
