import type { Exercise } from '#notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'touching-counts',
  title: 'Two mistakes',
  goal:
    'This test has two mistakes. Find and mend them, so that every case is right and no place of the ' +
    'map is wrong.',
  fn: 'circlesIntersect',
  figure: 'circles-exercise',
  start: {
    replace: [
      ['a.radius + b.radius', 'a.radius * b.radius'],
      ['<= reach', '< reach'],
    ],
  },
  hints: [
    'Look at the map: the green disc is far too large. How far apart may the centres be for the two to touch?',
    'The centres may be $r_1$ and $r_2$ apart, end to end: the figure above lays both beside $d$. The code has something else for that length.',
    'Now the map is right but for single dots, and the judge names a case: touching. Circles that just touch count as a hit. Which comparison says so?',
  ],
};
