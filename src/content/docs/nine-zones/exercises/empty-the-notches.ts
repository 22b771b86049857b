import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'empty-the-notches',
  title: 'Empty the notches',
  goal:
    'This test compares the bounding boxes, so it reports false hits at the four corners. Add what it ' +
    'lacks, so that no place of the map is wrong. A circle that just touches a corner is a hit.',
  fn: 'boxIntersectsCircle',
  figure: 'nine-zones-exercise',
  start: {
    body: [
      'const { center, radius } = circle;',
      'const dx = Math.abs(center.x - box.center.x);',
      'const dy = Math.abs(center.y - box.center.y);',
      '// How far the centre is beyond the walls.',
      'const gapX = dx - box.halfWidth;',
      'const gapY = dy - box.halfHeight;',
      'return gapX <= radius && gapY <= radius;',
    ],
  },
  hints: [
    'Drag $c$ to a hatched place of the map. In which kind of zone is it, and where is $q$?',
    'It is in a corner zone, and $q$ is the corner. There, and only there, both gaps are above 0: that is how the code can tell.',
    'At a corner, the distance from $c$ to $q$ is the hypotenuse of a right triangle whose legs are the two gaps. Compare its square with the square of $r$. In all other zones, what the code returns now is right.',
  ],
};
