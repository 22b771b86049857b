import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'circle-in-polygon',
  title: 'All of the circle inside',
  goal:
    'Write a function that returns whether the polygon contains the whole circle. Touching the outline ' +
    'from inside counts as inside. The polygon may have dents, and its corners may go in either direction.',
  fn: 'polygonContainsCircle',
  figure: 'circle-in-polygon',
  start: { body: ['// Your code.', 'return false;'] },
  hints: [
    'Drag $c$ from the inside into the bay, then back, and out over another edge. Which two things turn a yes into a no?',
    'The circle is inside if pointInPolygon returns true for $c$, and if no edge is closer to $c$ than $r$. So test every edge, from each corner to the next and from the last one to the first.',
    'Use closestPointOnSegment and distance to find how far $c$ is from an edge. A circle that just touches the outline from inside is a yes, so return false only if this distance is less than $r$.',
  ],
};
