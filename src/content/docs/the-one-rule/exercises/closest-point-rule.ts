import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'closest-point-rule',
  title: 'The rule in two lines',
  goal:
    'Write a function that returns whether a circle touches a capsule. Use the rule instead of the ' +
    'squares of our listing. Find $q$, the point of the core closest to $c$, and compare distances. ' +
    'The circle already has both radii, so its radius is $r_1$ + $r$. Just touching counts.',
  fn: 'segmentIntersectsCircle',
  figure: 'rule-exercise',
  start: { body: ['// Your code.', 'return false;'] },
  hints: [
    'Drag the circle around the capsule, and watch $q$. When the two just touch, how long is $d$?',
    'They touch while $d$ is at most the sum of the radii. To find $q$, call closestPointOnSegment with a point and a segment. To find $d$, call distance with two points.',
    'Call closestPointOnSegment with the centre of the circle and the segment. Return whether the distance from that point to the centre is at most the radius of the circle.',
  ],
};
