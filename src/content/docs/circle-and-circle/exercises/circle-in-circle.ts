import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'circle-in-circle',
  title: 'One inside the other',
  goal:
    'Write a test that says whether the whole of one circle, called inner, lies inside another, called ' +
    'outer. Touching the rim from inside counts as inside. In the figure, outer has the centre $c_1$, ' +
    'and inner has $c_2$. The code is TypeScript: a circle has center.x, center.y and radius, const ' +
    'names a value, and Math.sqrt is the square root.',
  fn: 'circleContainsCircle',
  figure: 'circle-in-circle',
  start: { body: ['// Your code.', 'return false;'] },
  hints: [
    'Drag the inner circle until it touches the rim from inside. How far apart are the two centres then?',
    'They are $r_1$ − $r_2$ apart: that is the room that the inner circle has. It is inside while $d$ is at most that room.',
    'With a square root you are done: $d$ and $r_2$ together are at most $r_1$. To do without it, compare the square of $d$ with that of the room, but first ask whether the room is below 0, where the inner circle is the larger one: its square would hide that.',
  ],
};
