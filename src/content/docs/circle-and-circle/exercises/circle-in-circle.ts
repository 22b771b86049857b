import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'circle-in-circle',
  title: 'One inside the other',
  goal:
    'Write a function that returns whether a circle called inner is completely inside another one ' +
    'called outer. If inner touches the rim from inside, that counts as inside. In the figure, outer has ' +
    'the centre $c_1$ and inner has the centre $c_2$. A circle has center.x, center.y and radius, and ' +
    'Math.sqrt returns a square root.',
  fn: 'circleContainsCircle',
  figure: 'circle-in-circle',
  start: { body: ['// Your code.', 'return false;'] },
  hints: [
    'Drag the inner circle until it touches the rim from inside. How far apart are the two centres then?',
    'They are $r_1$ − $r_2$ apart, which is how far the inner circle can move from the middle. It is inside if $d$ is at most this difference.',
    'With a square root, test whether $d$ and $r_2$ together are at most $r_1$. Without one, compare the square of $d$ with the square of $r_1$ − $r_2$, but first return false if that difference is below 0. The inner circle is then the larger one, and squaring would hide that.',
  ],
};
