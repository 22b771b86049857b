import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'empty-the-notches',
  title: 'Empty the notches',
  goal:
    'This test compares the bounding boxes, so it reports false hits at the four corners. Add the ' +
    'missing test, so that the whole map is right. A circle that just touches a corner is a hit.',
  fn: 'boxIntersectsCircle',
  figure: 'nine-zones-exercise',
  start: {
    body: [
      'const { center, radius } = circle;',
      'const dx = Math.abs(center.x - box.center.x);',
      'const dy = Math.abs(center.y - box.center.y);',
      '// How far the centre is beyond the sides.',
      'const gapX = dx - box.halfWidth;',
      'const gapY = dy - box.halfHeight;',
      'return gapX <= radius && gapY <= radius;',
    ],
  },
  hints: [
    'Drag $c$ to a hatched place on the map. In which kind of zone is it, and where is $q$?',
    'It is in a corner zone, and $q$ is the corner. Both gaps are above 0 there and nowhere else, so the code can test for that.',
    'At a corner, the distance from $c$ to $q$ is the hypotenuse of a right triangle whose legs are the two gaps. Compare its square with the square of $r$. In all other zones the code is already right.',
  ],
};
