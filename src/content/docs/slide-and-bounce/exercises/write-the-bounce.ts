import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'write-the-bounce',
  title: 'Write the bounce',
  goal:
    'Write the function that returns the velocity after a bounce. The restitution tells how much of ' +
    'the speed along the normal comes back: 1 is all of it, 0 is none. A velocity that leads away ' +
    'from the wall, or along it, is returned as it is.',
  fn: 'reflect',
  figure: 'bounce-back',
  start: { body: ['// Your code.', 'return velocity;'] },
  hints: [
    'Drag the tip of $v$ down and up. The dashed line is the part of $v$ that leads into the wall. How often is it taken away in a bounce, and how often in a slide?',
    'The dot product of $v$ and $n$ is $s$, the speed along $n$. If it is 0 or more, nothing changes. Otherwise the dashed part is $n$ times $s$.',
    'Take the dashed part away 1 + $k$ times, where $k$ is the restitution. Do so for both coordinates, each with its own coordinate of $n$.',
  ],
};
