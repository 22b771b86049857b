import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'edge-or-corner',
  title: 'Edge or corner?',
  goal:
    'Complete the function that finds the region of a point. In a band it returns the edge, with its ' +
    'number as the index. Outside and in no band, it returns the nearest corner, of kind vertex. On ' +
    'the border between a band and a wedge the corner is right.',
  fn: 'voronoiRegion',
  figure: 'voronoi-exercise',
  start: {
    body: [
      'const turn = convexWinding(polygon);',
      'const n = polygon.length;',
      'let inside = true;',
      'for (let i = 0; i < n; i += 1) {',
      '  const a = polygon[i]!;',
      '  const b = polygon[(i + 1) % n]!;',
      '  const ab = { x: b.x - a.x, y: b.y - a.y };',
      '  const ap = { x: point.x - a.x, y: point.y - a.y };',
      '  // On the outer side of this edge?',
      '  if (turn * cross(ab, ap) < 0) {',
      '    inside = false;',
      '    // And in its band? Your code.',
      '  }',
      '}',
      "if (inside) return { kind: 'interior' };",
      '// Which corner is nearest? Your code.',
      "return { kind: 'vertex', index: 0 };",
    ],
  },
  hints: [
    'Drag $c$ along an edge, outside, until it is beyond the end of the edge. Where is the foot of the perpendicular from $c$ to the line of the edge, in the band and in the wedge?',
    'In the band the foot lies between the two ends. projectionParameter tells where it is: at 0 it is at the start of the edge, at 1 at its end. Then the answer is this edge, of kind edge and with the index $i$.',
    'If the loop has returned nothing and the point is outside, go through the corners once more. Keep the smallest distance so far, and the index of its corner.',
  ],
};
