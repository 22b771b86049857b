import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'without-tolerance',
  title: 'Do without the tolerance',
  goal:
    'This is the published test in one function. Fix it so that it is right in a window of any width. ' +
    'The foot of the perpendicular counts only if it is on the segment, and touching is a hit.',
  fn: 'lineCircle',
  figure: 'shoulders-exercise',
  start: {
    body: [
      '// apart returns the distance between two points.',
      '// Here round returns its number unchanged.',
      'const { center, radius } = circle;',
      'if (apart(a, center, round) <= radius) return true;',
      'if (apart(b, center, round) <= radius) return true;',
      'const length = apart(a, b, round);',
      'const ex = b.x - a.x;',
      'const ey = b.y - a.y;',
      'const along =',
      '  (center.x - a.x) * ex + (center.y - a.y) * ey;',
      'const t = along / (length * length);',
      'const foot = { x: a.x + t * ex, y: a.y + t * ey };',
      'const ways =',
      '  apart(foot, a, round) + apart(foot, b, round);',
      'if (ways > length + 0.1) return false;',
      'return apart(foot, center, round) <= radius;',
    ],
  },
  hints: [
    'Choose “5 centimetres wide”, and drag $c$ into the hatched part of the map past $b$. Where is the foot, and which line should have returned false?',
    'The tolerance of 0.1 is a length, and here it is twice the width of the whole window. But one number in the code gives the position of the foot for every width.',
    'That number is $t$. The foot is on the segment if $t$ is from 0 to 1, so test this instead of the sum of the two distances.',
  ],
  solution:
    'Leave out the two distances, and return false if $t$ is below 0 or above 1, because the code has ' +
    'already tested both ends. You can also clamp $t$ to the range from 0 to 1.',
};
