import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'subtract-first',
  title: 'Far from home in 32 bits',
  goal:
    'Places come to this test in 64 bits, and it counts in 32. Far from the origin it is wrong. Fix ' +
    'it, so that it is right at every distance of the figure. It may still round each of its results ' +
    'to 32 bits. A point on the rim counts as a hit.',
  fn: 'containsBySquares',
  figure: 'far-exercise',
  start: {
    body: [
      '// round keeps a number in 32 bits.',
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
    'Choose “a hundred million”. The small rings show where $p$ and $c$ are after rounding: up to 4 away. Step through the code. In which lines do the places move?',
    'The places are large numbers, and lose much in 32 bits. What the test needs is only how far $p$ is from $c$, which is a small number. How much does a number of that size lose?',
    'Subtract the numbers as they come, and round their difference only, for x and for y.',
  ],
  solution:
    'Subtract first, then round: for dx, round the difference of point.x and center.x, and not those ' +
    'two themselves. The same for dy. The differences are small, and 32 bits keep them to a ' +
    'millionth. A floating origin works for the same reason. To leave out all rounding is right as ' +
    'well: then the test counts in 64 bits.',
};
