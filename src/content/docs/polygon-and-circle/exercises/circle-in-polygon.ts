import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'circle-in-polygon',
  title: 'All of the circle inside',
  goal:
    'Write the test whether the polygon holds all of the circle. Touching the outline from inside ' +
    'counts as inside. The polygon may have dents, and its corners may go either way round.',
  fn: 'polygonContainsCircle',
  figure: 'circle-in-polygon',
  start: { body: ['// Your code.', 'return false;'] },
  hints: [
    'Drag $c$ from the inside into the bay, then back, and out over another edge. Which two things make the answer a no?',
    'The circle is inside if $c$ is inside, as pointInPolygon tells, and if no edge is nearer to $c$ than $r$. So go through the edges as at the top of the chapter, from each corner to the next, and from the last one back to the first.',
    'closestPointOnSegment and distance tell how far $c$ is from an edge. To ask whether the circle touches an edge is not enough: one that just touches the outline from inside is a yes. So an edge says no only if its distance is less than $r$.',
  ],
};
