import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'time-of-contact',
  title: 'The time of contact',
  goal:
    'Compute the fraction at which the moving circle first touches the other circle, from 0 at the ' +
    'start of the displacement to 1 at its end. If its path misses the other circle or only grazes ' +
    'it, return null. The given lines do the rest.',
  fn: 'castCircleAgainstCircle',
  figure: 'swept-exercise',
  start: {
    body: [
      '// Do the two touch at the start?',
      'const contact = collideCircles(target, circle);',
      'if (contact !== null) {',
      '  return castFromContact(contact, displacement);',
      '}',
      'const reach = target.radius + circle.radius;',
      'const v = displacement;',
      '// From the target’s centre to the circle’s centre.',
      'const m = {',
      '  x: circle.center.x - target.center.x,',
      '  y: circle.center.y - target.center.y,',
      '};',
      '',
      '// Your code.',
      'const fraction = Infinity;',
      '',
      'if (!(fraction >= 0 && fraction <= 1)) return null;',
      'const normal = {',
      '  x: (m.x + v.x * fraction) / reach,',
      '  y: (m.y + v.y * fraction) / reach,',
      '};',
      'const point = {',
      '  x: target.center.x + normal.x * target.radius,',
      '  y: target.center.y + normal.y * target.radius,',
      '};',
      "const feature = { kind: 'edge', index: 0 } as const;",
      'return { fraction, point, normal, feature };',
    ],
  },
  hints: [
    "Go back to the figure of the chord, and choose “whole numbers”. From which two lengths do you get the distance from $c$ to $c'$, and by which length do you divide it to get $t$?",
    'The closest approach is $f$ away from $c$, and $f$ is minus the dot product of the vectors m and $v$, divided by the length $l$ of $v$. By Pythagoras, the square of $d$ is the squared length of m minus the square of $f$.',
    'If $d$ is not less than the sum of the radii, the path misses or grazes, so return null. Otherwise, by Pythagoras again, half the chord $h$ follows from that sum and $d$. The fraction is $f$ minus $h$, divided by $l$.',
  ],
};
