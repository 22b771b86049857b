import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'reflect-mistakes',
  title: 'Two mistakes in a bounce',
  goal:
    'If a ball flies into the wall, it bounces. The part of $v$ along $n$ is reversed and multiplied by ' +
    'the restitution $k$, while the rest of $v$ does not change. If a ball is leaving or moves along the ' +
    'wall, it keeps its velocity. This function has two mistakes. Fix both of them.',
  fn: 'reflect',
  figure: 'wall-exercise',
  start: {
    replace: [
      ['along >= 0', 'along <= 0'],
      ['(1 + restitution)', 'restitution'],
    ],
  },
  hints: [
    'Choose “onto the floor”, then “leaving”. For which of the two does the code return the velocity unchanged, and for which should it?',
    'The variable along is the speed along $n$. If it is below 0, the ball is approaching, so that is the ball that has to bounce.',
    'Now choose “no speed comes back”, where $k$ is 0. The ball should move along the floor, but in this code it flies on into the floor. If you subtract the part along $n$ once, the ball moves along the wall. If you subtract a further $k$ times that part, the ball rebounds.',
  ],
};
