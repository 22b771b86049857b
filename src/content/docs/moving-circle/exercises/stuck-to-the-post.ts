import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'stuck-to-the-post',
  title: 'Two mistakes in the cast',
  goal:
    'This cast has two mistakes. The ball sinks into the post before it is stopped, and a ball that ' +
    'touches the post can never leave it. Find and fix both.',
  fn: 'castCircleAgainstCircle',
  figure: 'swept-exercise',
  start: {
    replace: [
      ['return castFromContact(contact, displacement);', 'return { fraction: 0, ...contact };'],
      ['const reach = target.radius + circle.radius;', 'const reach = target.radius;'],
    ],
  },
  hints: [
    'Drag the ball so that it flies straight at the post, and compare the fraction that the listing returns with the orange mark on the slider of $t$. How far apart are $c$ and $c_1$ at the first touch?',
    'The centre of the ball has to enter a disc whose radius is the sum of the radii, not the post itself. That is the first mistake. For the second, choose “touching” and turn $v$ away from the post.',
    'If there is a contact at the start, the result depends on $v$. If the dot product of $v$ and $n$ is below 0, $v$ points inwards, and the result is a hit at 0. Otherwise it is null. The library has castFromContact for this.',
  ],
};
