import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'out-from-inside',
  title: 'The centre inside the box',
  goal:
    'Write a function that returns the contact between a box and a circle. The code is complete for ' +
    'a centre outside. If the centre is inside or on a side, the way out is through the nearest side. ' +
    'If several sides are equally near, use the first of bottom, right, top, left.',
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
      '// Your code. Side 0 is the bottom, 1 the right,',
      '// 2 the top and 3 the left. outward(side)',
      '// returns the normal of a side.',
      'const side = 0;',
      'return {',
      '  normal: outward(side),',
      '  depth: radius,',
      '  point: center,',
      "  feature: { kind: 'edge', index: side },",
      '};',
    ],
  },
  hints: [
    'Drag $c$ around in the box, and watch the arrow from $c$. When does it change its direction?',
    'Find how far it is from $c$ to each of the four sides. To the right side it is $w$ minus dx, and to the left side $w$ plus dx. The smallest of the four belongs to the nearest side.',
    'The depth is the distance to that side plus $r$. For the point, start at $c$ and go only the distance to the side, along its normal.',
  ],
};
