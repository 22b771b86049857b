import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'project-and-clamp',
  title: 'Project, then clamp',
  goal:
    'Write the function that returns the point of the segment closest to a given point: in the ' +
    'figure, the $q$ of $c$. It is never past $a$ or $b$. With $a$ on $b$ return $a$.',
  fn: 'closestPointOnSegment',
  figure: 'stadium-exercise',
  start: { body: ['const { a, b } = segment;', '// Your code.', 'return { x: a.x, y: a.y };'] },
  hints: [
    'Drag $c$ along the segment and on past $b$. Where does $q$ stop, and why there?',
    'First find $t$, which says where on the line the foot of the perpendicular is: 0 at $a$, 1 at $b$. You can work it out from two dot products, or call projectionParameter, which takes a point and a segment.',
    'Then clamp: below 0 take 0, above 1 take 1. To get $q$, start at $a$ and go $t$ times the vector from $a$ to $b$, for x and for y.',
  ],
};
