import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'without-tolerance',
  title: 'Do without the tolerance',
  goal:
    'This is the published test, written in one piece. Fix it, so that it is right in a window of any ' +
    'width: the foot of the perpendicular counts only if it is on the segment. Touching counts as a hit.',
  fn: 'lineCircle',
  figure: 'shoulders-exercise',
  start: {
    body: [
      '// apart is the distance of two points.',
      '// Here round leaves a number as it is.',
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
    'Choose “5 centimetres wide”, and drag $c$ into the wrong places of the map past $b$. Where is the foot, and which line should have returned false?',
    'The tolerance of 0.1 is a length, and here it is twice as long as the whole window is wide. But the code has a number that tells where the foot is, whatever the width.',
    'That number is $t$: the foot is on the segment if $t$ is from 0 to 1. Ask that in place of the sum of the two ways.',
  ],
  solution:
    'Leave out the two ways, and return false where $t$ is below 0 or above 1: both ends have been ' +
    'tested by then. To clamp $t$ between 0 and 1 is right as well.',
};
