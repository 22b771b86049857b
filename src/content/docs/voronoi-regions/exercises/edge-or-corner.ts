import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'edge-or-corner',
  title: 'Edge or corner?',
  goal:
    'Write a function that returns the region of a point. In a band it returns the edge, with its ' +
    'number as the index. If the point is outside but not in a band, it returns the nearest ' +
    'corner, which has the kind vertex. On the border between a band and a wedge, return ' +
    'the corner.',
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
    'Drag $c$ along an edge, outside, until it is beyond the end of the edge. Where is the foot of the perpendicular from $c$ to the line of the edge, first in the band, then in the wedge?',
    'In the band the foot is between the two ends. projectionParameter returns 0 for the start of the edge and 1 for its end. If the foot is between the two, return this edge, with the kind edge and the index i.',
    'If the loop has not returned and the point is outside, go through the corners again. Store the smallest distance so far and the index of its corner.',
  ],
};
