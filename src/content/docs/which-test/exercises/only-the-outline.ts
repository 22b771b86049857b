import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'only-the-outline',
  title: 'Only the outline is solid',
  goal:
    'A fence stands along the outline of a polygon, and nothing else is solid. Write the test whether ' +
    'the circle touches the fence. Just touching counts; lying inside without touching an edge does not.',
  fn: 'polygonOutlineIntersectsCircle',
  figure: 'shore-exercise',
  start: { body: ['// Your code.', 'return false;'] },
  hints: [
    'Drag the circle along the outline and into the horseshoe. Which edges light up, and how many of them does it take for a hit?',
    'Each edge is a segment from one corner to the next, and the last edge leads back to the first corner. Which function of this page asks about a segment?',
    'Go through all corners with a loop. Take a corner and the one after it, which for the last corner is the first. Ask segmentIntersectsCircle about these two, as a and b of a segment. One hit is enough: return at once. After the loop no edge was touched.',
  ],
};
