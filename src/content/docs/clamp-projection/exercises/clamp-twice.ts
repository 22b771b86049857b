import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'clamp-twice',
  title: 'Clamp twice',
  goal:
    'Write a function that returns the point of the box that is closest to a given point. In the ' +
    'figure this is $q$, the closest point to $c$. A point in the box is its own closest point.',
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
    'Watch only the number line below the box while you drag $c$ across the whole window. Where does the solid mark stop, and what does it do in between?',
    'The stretch on that line begins at $m_x$ minus $w$ and ends at $m_x$ plus $w$. If the x of $c$ is less than the beginning, use the beginning. If it is more than the end, use the end.',
    'Or use Math.min and Math.max instead of an if. Then do the same for y, with $h$.',
  ],
};
