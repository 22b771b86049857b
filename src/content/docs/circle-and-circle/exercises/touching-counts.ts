import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'touching-counts',
  title: 'Two mistakes',
  goal:
    'This test works out the gap between the two rims, as the bars in the figure do. It has two ' +
    'mistakes. Find and fix them: then all cases below the code are right, and no place of the map ' +
    'is wrong.',
  fn: 'circlesIntersect',
  figure: 'circles-exercise',
  start: {
    body: [
      '// The gap between the rims: below 0 they overlap.',
      'const across = a.center.x - b.center.x;',
      'const up = a.center.y - b.center.y;',
      'const d = Math.sqrt(across * across + up * up);',
      'const gap = d - a.radius + b.radius;',
      'return gap < 0;',
    ],
  },
  hints: [
    'Look at the map, which moves the second circle over the figure: in the wide dotted ring the circles overlap, and the code says no. Drag $c_2$ into the ring, and compare the gap in the code with the two bars of the figure.',
    'The gap is what is left of $d$ when both radii are taken away from it. What does the code do with the second one?',
    'Now the map is right but for single dots, and the judge names a case: touching. Circles that just touch count as a hit. How wide is the gap between them, and does the last line say so?',
  ],
};
