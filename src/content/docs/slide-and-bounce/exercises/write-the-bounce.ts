import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'write-the-bounce',
  title: 'Write the bounce',
  goal:
    'Write a function that returns the velocity after a bounce. The restitution is the part of the ' +
    'speed along the normal that comes back, from 0 (none) to 1 (all). If the ' +
    'velocity already points away from the wall, or along it, return it unchanged.',
  fn: 'reflect',
  figure: 'bounce-back',
  start: { body: ['// Your code.', 'return velocity;'] },
  hints: [
    'Drag the tip of $v$ down and up. The dashed line is the part of $v$ that points into the wall. How many times does a bounce remove it, and how many times does a slide?',
    'The dot product of $v$ and $n$ is $s$, the speed along $n$. If it is 0 or more, return the velocity unchanged. Otherwise the dashed part is $n$ times $s$.',
    'Remove the dashed part 1 + $k$ times, where $k$ is the restitution. Do this for both coordinates, each with its own coordinate of $n$.',
  ],
};
