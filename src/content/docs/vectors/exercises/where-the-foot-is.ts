import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'where-the-foot-is',
  title: 'Where the foot is',
  goal:
    'Write a function that returns $t$, the position of the foot of the perpendicular from $p$ on the ' +
    'line through $a$ and $b$. It is 0 at $a$ and 1 at $b$, and it can also be below 0 or above 1. If ' +
    '$a$ is on $b$, return 0.',
  fn: 'projectionParameter',
  figure: 'projection-exercise',
  start: { body: ['const { a, b } = segment;', '// Your code.', 'return 0;'] },
  hints: [
    'Choose “halfway”. Drag $p$ up and down, then left and right. Which of the two changes $t$? If the segment is slanted, the direction along $e$ matters.',
    'The dot product of $e$ and the vector from $a$ to $p$ grows as $p$ moves in the direction of $e$. Because $t$ has to be 1 at $b$, divide by the value that this dot product has when $p$ is on $b$.',
    'When $p$ is on $b$, the vector from $a$ to $p$ is $e$, so divide by the dot product of $e$ with itself. If $a$ is on $b$, this is 0, so return 0 before you divide.',
  ],
};
