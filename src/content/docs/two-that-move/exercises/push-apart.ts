import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'push-apart',
  title: 'Push two balls apart',
  goal:
    'Before two balls bounce, they are pushed apart. Compute the normal $n$, which has length 1 and points ' +
    'from $c_1$ to $c_2$, and the depth $s$, which is 0 if the balls just touch. If both have the same ' +
    'centre, the normal is (1, 0). The rest is given.',
  fn: 'collideCircles',
  figure: 'balls-apart',
  start: {
    body: [
      'if (!circlesIntersect(a, b)) return null;',
      'let normal = { x: 1, y: 0 };',
      'let depth = 0;',
      '// Your code.',
      '',
      'return {',
      '  normal,',
      '  depth,',
      '  point: {',
      '    x: a.center.x + normal.x * a.radius,',
      '    y: a.center.y + normal.y * a.radius,',
      '  },',
      "  feature: { kind: 'edge', index: 0 },",
      '};',
    ],
  },
  hints: [
    'Choose “touching”, then drag $c_2$ towards $c_1$. By how much does $d$ fall, and by how much does the depth $s$ grow?',
    'The depth is the sum of the radii minus $d$. For $n$, compute the vector from $c_1$ to $c_2$, horizontally and vertically. Its length is $d$, but $n$ must have length 1.',
    'So divide both parts of that vector by $d$. If both balls have the same centre, $d$ is 0, so leave the normal as it is.',
  ],
};
