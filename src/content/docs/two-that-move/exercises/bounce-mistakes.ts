import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'bounce-mistakes',
  title: 'Two mistakes in a bounce',
  goal:
    'This bounce has two mistakes, although it is right for equal masses and a restitution of 1. Find ' +
    'and fix both.',
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
    'The change of velocity is shared between the balls according to their masses. The lighter ball gets the larger share, and the two shares add up to 1. Do both lines do this?',
    'To see the second mistake, choose a restitution of ½ or 0. At 0 the balls must neither approach nor separate afterwards, so the change along $n$ equals the speed at which they approach. At 1 it is twice as much.',
  ],
};
