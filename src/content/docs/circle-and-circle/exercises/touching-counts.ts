import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'touching-counts',
  title: 'Two mistakes',
  goal:
    'This test computes the gap between the two rims, as the bars in the figure do. It has two ' +
    'mistakes. Fix both of them, so that all cases below the code are right and the map shows no wrong ' +
    'positions.',
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
    'Look at the map. In the wide dotted ring the circles overlap, but the code returns false. Drag $c_2$ into the ring and compare the gap in the code with the two bars of the figure.',
    'You get the gap if you subtract both radii from $d$. What does the code do with the second radius?',
    'Now the map is right except for single dots, and the case that is still wrong is the one that touches. Circles that just touch count as a hit. How wide is the gap between them, and what does the last line return then?',
  ],
};
