import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'way-out',
  title: 'The way out from inside',
  goal:
    'This contact is right while $c$ is outside. Change the code so that it is also right for a ' +
    'centre inside. Normal times depth must move the circle out through the nearest edge until ' +
    'the two just touch.',
  fn: 'collideConvexPolygonCircle',
  figure: 'way-out-exercise',
  start: {
    body: [
      'const { center, radius } = circle;',
      'const { point, feature } =',
      '  closestPointOnPolygon(center, polygon);',
      'const d = distance(point, center);',
      'if (!(d <= radius)) return null;',
      'if (d === 0) {',
      '  // On the outline: the edge has the normal.',
      '  const turn = convexWinding(polygon);',
      '  return meetFace(polygon, circle, turn);',
      '}',
      'const normal = {',
      '  x: (center.x - point.x) / d,',
      '  y: (center.y - point.y) / d,',
      '};',
      'const depth = radius - d;',
      'return { normal, depth, point, feature };',
    ],
  },
  hints: [
    'Drag $c$ deep into the polygon. The figure shows the right contact. Compare it with the result of the code. Is there a contact at all, which way does the normal point, and how large is the depth?',
    'Inside, the normal has to point from $c$ to $q$, out through the edge, and the depth has to be $r$ plus the distance. The signed distance of the chapter gets both right.',
    'Make $d$ the signed distance, which is minus the distance if pointInPolygon returns true. Then the comparison with $r$, the normal and the depth need no other change.',
  ],
};
