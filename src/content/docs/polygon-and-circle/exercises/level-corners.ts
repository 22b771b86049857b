import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'level-corners',
  title: 'Fix the published inside test',
  goal:
    'This code tests the edges with our own segmentIntersectsCircle, and the rest is the published ' +
    'inside test. Change as little as possible, so that the rows of wrong dots vanish from the map.',
  fn: 'polygonCircleWithInside',
  figure: 'polygon-published',
  start: {
    body: [
      'const { x, y } = circle.center;',
      'const n = polygon.length;',
      'let odd = false;',
      'for (let i = 0; i < n; i += 1) {',
      '  const a = polygon[i]!;',
      '  const b = polygon[(i + 1) % n]!;',
      '  if (segmentIntersectsCircle({ a, b }, circle)) {',
      '    return true;',
      '  }',
      '  // Does the ray to the right cross it?',
      '  const down = a.y > y && b.y < y;',
      '  const up = a.y < y && b.y > y;',
      '  if (!down && !up) continue;',
      '  const t = (y - a.y) / (b.y - a.y);',
      '  if (x < a.x + t * (b.x - a.x)) odd = !odd;',
      '}',
      'return odd && circle.radius >= 0;',
    ],
  },
  hints: [
    'Choose “the diamond” and drag $c$ along a row of dots. What is level with $c$ there?',
    'Step through the listing at that place. At the corner on the ray two edges meet, one above the ray and one below. How many times does each of them count?',
    'Neither counts, because the corner is neither above nor below $c$. Let a corner on the ray count as below, as the chapter does, and change both comparisons that test for below.',
  ],
  solution:
    'Let an end on the ray count as below. Write <= instead of < for the end $b$ of an edge that goes ' +
    'down, and for the end $a$ of an edge that goes up. Then one of the two edges counts if the ' +
    'outline passes through the ray, and both or neither count if it turns back.',
};
