import type { Exercise } from '#notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'touching-counts',
  title: 'Two mistakes',
  goal:
    'This test has two mistakes. Find and fix them: then all cases below the code are right, and no ' +
    'place of the map is wrong.',
  fn: 'circlesIntersect',
  figure: 'circles-exercise',
  start: {
    replace: [
      ['a.radius + b.radius', 'a.radius * b.radius'],
      ['<= reach', '< reach'],
    ],
  },
  hints: [
    'Look at the map, which moves the second circle over the figure: nearly all of it is hatched, because the code says yes far too often. How far apart may the centres be for the two to touch?',
    'The centres may be $r_1$ and $r_2$ apart, end to end: the figure lays both beside $d$. The code has something else for that length.',
    'Now the map is right but for single dots, and the judge names a case: touching. Circles that just touch count as a hit. Which comparison says so?',
  ],
};
