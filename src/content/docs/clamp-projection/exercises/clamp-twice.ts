import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'clamp-twice',
  title: 'Clamp twice',
  goal:
    'Write the function that returns the point of the box closest to a given point: in the figure, ' +
    'the $q$ of $c$. A point in the box is its own closest point.',
  fn: 'closestPointInBox',
  figure: 'clamp-exercise',
  start: {
    body: [
      'const { center, halfWidth, halfHeight } = box;',
      '// Your code.',
      'return { x: point.x, y: point.y };',
    ],
  },
  hints: [
    'Watch only the number line below the box while you drag $c$ across the whole window. Where does the full mark stop, and what does it do in between?',
    'The stretch on that line begins at $m_x$ minus $w$ and ends at $m_x$ plus $w$. If the x of $c$ is less than the beginning, take the beginning; if it is more than the end, take the end.',
    'Math.min and Math.max do the same without an if. Then do it once more for y, with $h$.',
  ],
};
