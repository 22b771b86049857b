import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'only-the-outline',
  title: 'Only the outline is solid',
  goal:
    'Only the outline of a polygon is solid, like a fence. Write a function that returns whether the ' +
    'circle touches the fence. Just touching counts, but a circle inside that touches no edge does not.',
  fn: 'polygonOutlineIntersectsCircle',
  figure: 'shore-exercise',
  start: { body: ['// Your code.', 'return false;'] },
  hints: [
    'Drag the circle along the outline and into the horseshoe. Which edges light up, and how many of them are enough for a hit?',
    'Each edge is a segment from one corner to the next, and the last edge goes back to the first corner. Which function of this page tests a segment?',
    'Go through all corners with a loop. Call segmentIntersectsCircle with a corner and the next one as a and b of a segment. After the last corner, the next one is the first. Return true at the first hit. If the loop ends, the circle has touched no edge.',
  ],
};
