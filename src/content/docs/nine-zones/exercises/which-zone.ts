import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'which-zone',
  title: 'Find the zone',
  goal:
    'Write a function that returns the number of the zone, from 0 to 8, that contains the point. Zone ' +
    '0 is at the lower left, zone 8 at the upper right, and zone 4 is the box. A point on a line ' +
    'between two zones belongs to the one nearer to the middle of the box.',
  fn: 'boxZone',
  figure: 'nine-zones-exercise',
  start: { body: ['// Your code.', 'return 4;'] },
  hints: [
    'Drag $c$ straight to the right through zones 3, 4 and 5. Which of its coordinates changes, and which two lengths do you have to compare it with?',
    'First find the column, which is 0, 1 or 2. Compute how far $c$ is to the right of $m$. If this is less than −$w$, the column is 0, and if it is more than $w$, the column is 2.',
    'Find the row in the same way, from the height of $c$ above $m$ and with $h$. A row has three zones, so the number is the column plus three times the row.',
  ],
};
