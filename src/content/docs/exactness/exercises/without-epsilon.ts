import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'without-epsilon',
  title: 'Right in every unit',
  goal:
    'This is the published test, written in one piece. Fix it, so that it is right in every unit from ' +
    'millimetres to kilometres. Touching counts as a hit.',
  fn: 'overlapsByEpsilon',
  figure: 'epsilon-exercise',
  start: {
    body: [
      '// From the closest point of the box to the centre.',
      'const { delta } = project(box, circle, round);',
      'const r = round(circle.radius);',
      'const limit = round(round(r * r) - round(epsilon));',
      'return squareOf(delta, round) < limit;',
    ],
  },
  hints: [
    'The corner of the figure shows the square of $r$, and below it the ε that the code subtracts. Change the unit from metres to kilometres. How do the two numbers change?',
    'A fixed number cannot fit all units, and the test does not need one. Leave it out, and look at the map again.',
    'The test is now wrong only where circle and box just touch. There both sides of the comparison are equal, which should be a hit.',
  ],
  solution:
    'Leave out epsilon, and compare the square of delta with the square of $r$ using ≤ instead of <. In ' +
    '32 bits a few positions where the two just touch may still be wrong, because their numbers are ' +
    'rounded before the test receives them.',
};
