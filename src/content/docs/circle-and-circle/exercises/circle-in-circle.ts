import type { Exercise } from '#notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'circle-in-circle',
  title: 'One inside the other',
  goal:
    'Write the test whether the outer circle holds all of the inner one. Touching the rim from ' +
    'inside counts.',
  fn: 'circleContainsCircle',
  figure: 'circle-in-circle',
  start: { body: ['// Your code.', 'return false;'] },
  hints: [
    'Drag the inner circle until it touches the rim from inside. How far apart are the two centres then?',
    'They are $r_1$ − $r_2$ apart: that is the room that the inner circle has. It is inside while $d$ is at most that room.',
    'Compare squares, as before: that of $d$ with that of the room. One thing is new: if the inner circle is the larger one, the room is below 0, and its square is not. Ask for that first.',
  ],
};
