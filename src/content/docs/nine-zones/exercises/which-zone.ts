import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'which-zone',
  title: 'Find the zone',
  goal:
    'Write the function that returns the number of the zone, from 0 to 8, that holds the point. Zone ' +
    '0 is at the lower left, zone 8 at the upper right, and zone 4 is the box. A point on a line ' +
    'between two zones belongs to the one nearer to the middle of the box.',
  fn: 'boxZone',
  figure: 'nine-zones-exercise',
  start: { body: ['// Your code.', 'return 4;'] },
  hints: [
    'Drag $c$ straight to the right through zones 3, 4 and 5. Which of its coordinates changes, and with which two lengths must it be compared?',
    'Find the column first: 0, 1 or 2. Take how far $c$ is to the right of $m$, and compare that with $w$ and with −$w$. Only what is less than −$w$ is in column 0, and only what is more than $w$ is in column 2.',
    'The row is found in the same way, from how far $c$ is above $m$, with $h$. A row has three zones: the number is the column plus three times the row.',
  ],
};
