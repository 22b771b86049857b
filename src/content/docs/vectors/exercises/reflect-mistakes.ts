import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'reflect-mistakes',
  title: 'Two mistakes in a bounce',
  goal:
    'A ball that flies into the wall bounces: the part of $v$ along $n$ is reversed and multiplied by ' +
    'the restitution $k$, and the rest of $v$ stays. A ball that is leaving, or moves along the wall, ' +
    'keeps its velocity. This function has two mistakes. Find and fix them.',
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
    'The variable along is the speed along $n$. Below 0 the ball comes closer: that is the ball that has to bounce.',
    'Now choose “no speed comes back”, where $k$ is 0. The ball should move along the floor, but the code lets it fly on into the floor. Taking the speed along $n$ away once makes the ball move along the wall. Taking it away $k$ times more sends the ball back.',
  ],
};
