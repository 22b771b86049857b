import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'where-the-foot-is',
  title: 'Where the foot is',
  goal:
    'Write the function that returns $t$: where on the line through $a$ and $b$ the perpendicular ' +
    'from $p$ has its foot. It is 0 at $a$ and 1 at $b$, and goes on below 0 and above 1. With $a$ ' +
    'on $b$ return 0.',
  fn: 'projectionParameter',
  figure: 'projection-exercise',
  start: { body: ['const { a, b } = segment;', '// Your code.', 'return 0;'] },
  hints: [
    'Choose “halfway”. Drag $p$ up and down, then left and right. Which of the two changes $t$? With a slanted segment it is the direction along $e$ that counts.',
    'How far $p$ is in the direction of $e$, seen from $a$: that is the dot product of the vector from $a$ to $p$ with $e$. At $b$ it has to be 1, so divide it by what it is when $p$ lies on $b$.',
    'When $p$ lies on $b$, the vector from $a$ to $p$ is $e$: so divide by the dot product of $e$ with itself. With $a$ on $b$ that is 0: return 0 before you divide.',
  ],
};
