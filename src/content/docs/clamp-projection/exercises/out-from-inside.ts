import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'out-from-inside',
  title: 'The centre inside the box',
  goal:
    'Here the contact is complete while the centre is outside. Write what is missing: with the centre ' +
    'inside or on a wall, the way out leads through the nearest wall. Of walls equally near take the ' +
    'first of bottom, right, top, left.',
  fn: 'collideBoxCircle',
  figure: 'inside-exercise',
  start: {
    body: [
      'const { center, radius } = circle;',
      'const { halfWidth, halfHeight } = box;',
      'const dx = center.x - box.center.x;',
      'const dy = center.y - box.center.y;',
      'const outX = beyond(dx, halfWidth);',
      'const outY = beyond(dy, halfHeight);',
      'const squared = outX * outX + outY * outY;',
      'if (!(squared <= radius * radius)) return null;',
      'if (squared > 0) {',
      '  const length = Math.sqrt(squared);',
      '  return {',
      '    normal: { x: outX / length, y: outY / length },',
      '    depth: Math.max(0, radius - length),',
      '    point: closestPointInBox(center, box),',
      '    feature: facing(outX, outY),',
      '  };',
      '}',
      '// Your code. Walls have numbers: 0 is the bottom,',
      '// 1 the right, 2 the top, 3 the left one, and',
      '// outward(wall) returns the normal of a wall.',
      'const wall = 0;',
      'return {',
      '  normal: outward(wall),',
      '  depth: radius,',
      '  point: center,',
      "  feature: { kind: 'edge', index: wall },",
      '};',
    ],
  },
  hints: [
    'Drag $c$ around in the box, and watch where the arrow from $c$ leads. When does it change its direction?',
    'Find how far it is from $c$ to each of the four walls: to the right wall it is $w$ minus dx, to the left wall $w$ plus dx. The smallest of the four tells the wall.',
    'The depth is the distance to that wall plus $r$. For the point, start at $c$ and go that distance along the normal of the wall.',
  ],
};
