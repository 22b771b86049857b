import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'closest-point-rule',
  title: 'The rule in two lines',
  goal:
    'Write the test of a capsule by the rule, without the squares of our listing: find $q$, the point ' +
    'of the core closest to $c$, and compare distances. The circle that comes in has both radii ' +
    'already: its radius is $r_1$ + $r$. Just touching counts.',
  fn: 'segmentIntersectsCircle',
  figure: 'rule-exercise',
  start: { body: ['// Your code.', 'return false;'] },
  hints: [
    'Drag the circle around the capsule, and watch $q$. When the two just touch, how long is $d$?',
    'They touch while $d$ is at most the sum of the radii. The library has a function that finds $q$: closestPointOnSegment takes the point and the segment. Another one, distance, takes two points.',
    'Ask closestPointOnSegment about the centre of the circle and the segment. Return whether the distance from that point to the centre is at most the radius of the circle.',
  ],
};
