import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'project-and-clamp',
  title: 'Project, then clamp',
  goal:
    'Write a function that returns the point of the segment closest to a given point, which is $q$ ' +
    'for $c$ in the figure. It is never past $a$ or $b$. If $a$ is on $b$, return $a$.',
  fn: 'closestPointOnSegment',
  figure: 'stadium-exercise',
  start: { body: ['const { a, b } = segment;', '// Your code.', 'return { x: a.x, y: a.y };'] },
  hints: [
    'Drag $c$ along the segment and past $b$. Where does $q$ stop, and why?',
    'First find $t$, which is 0 if the foot of the perpendicular is at $a$, and 1 if it is at $b$. Divide one dot product by another, or call projectionParameter with a point and a segment.',
    'Then clamp $t$. If it is below 0, use 0, and if it is above 1, use 1. To get $q$, start at $a$ and add $t$ times the vector from $a$ to $b$, for x and for y.',
  ],
};
