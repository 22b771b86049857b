import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'keep-it-inside',
  title: 'Keep it in the arena',
  goal:
    'Write a function that returns the shortest push of a circle called inner into another one called ' +
    'outer, as an object with a normal and a depth, or null if inner is already inside. Touching the rim from ' +
    'inside counts as inside. If inner does not fit, push it to the middle.',
  fn: 'keepCircleInsideCircleSimply',
  figure: 'keep-inside',
  start: { body: ['// Your code.', 'return null;'] },
  hints: [
    'The shortest move back in is straight towards the middle of the arena, so the normal is the vector from $c$ to $c_1$, divided by its length $d$.',
    'When the ball touches the rim from inside, $d$ is $r_1$ − $r$. So the depth is the amount by which $d$ exceeds $r_1$ − $r$.',
    'If $r$ is more than $r_1$, the difference is below 0, and the push would move the circle past the middle. Use Math.max to make the difference at least 0.',
  ],
};
