import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'subtract-first',
  title: 'Far from home in 32 bits',
  goal:
    'This test receives 64-bit coordinates but calculates in 32 bits, so it is wrong far from the ' +
    'origin. Fix it, so that it is right at every distance in the figure. It may still round each of ' +
    'its results to 32 bits. A point on the rim counts as a hit.',
  fn: 'containsBySquares',
  figure: 'far-exercise',
  start: {
    body: [
      '// round stores a number in 32 bits.',
      'const { center, radius } = circle;',
      'const px = round(point.x);',
      'const py = round(point.y);',
      'const dx = round(px - round(center.x));',
      'const dy = round(py - round(center.y));',
      'const r = round(radius);',
      'const squared = round(',
      '  round(dx * dx) + round(dy * dy),',
      ');',
      'return squared <= round(r * r);',
    ],
  },
  hints: [
    'Choose “a hundred million”. The small rings show where $p$ and $c$ are after rounding, which moves each coordinate by up to 4. Step through the code. Which lines move them?',
    'The coordinates are large numbers, so they lose a lot in 32 bits. But the test needs only the vector from $c$ to $p$, whose numbers are small. How much does a number of that size lose?',
    'Subtract the numbers before you round them, and round only their difference, for x and for y.',
  ],
  solution:
    'Subtract first, and then round. For dx, round the difference of point.x and center.x instead of ' +
    'these two numbers, and do the same for dy. The differences are small, so 32 bits store them to ' +
    'about a millionth. A floating origin works for the same reason. You can also leave out all ' +
    'rounding, because the test then calculates in 64 bits.',
};
