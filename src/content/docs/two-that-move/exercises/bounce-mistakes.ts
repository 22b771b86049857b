import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'bounce-mistakes',
  title: 'Two mistakes in a bounce',
  goal:
    'This bounce has two mistakes. With equal masses and a restitution of 1 its answers are right. ' +
    'Fix it, so that every case is right.',
  fn: 'bounceCircles',
  figure: 'bounce-exercise',
  start: {
    replace: [
      ['b.mass / a.mass', 'a.mass / b.mass'],
      ['(1 + restitution)', '2 * restitution'],
    ],
  },
  hints: [
    'Set both masses to 1, then move the slider of $m_2$ to the right, and look at what your code returns each time. Which ball has a wrong velocity once the masses differ?',
    'Each change of velocity is shared by mass: the lighter ball takes more, and both shares together are 1. Do both lines say so?',
    'The second mistake needs a restitution of ½ or 0. At 0 the balls must neither come closer nor part afterwards, so the change along $n$ is as much as the speed at which they come closer. At 1 it is twice as much.',
  ],
};
