import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'wrong-questions',
  title: 'Two wrong functions',
  goal:
    'This function should return whether a circle touches a filled polygon, which may have dents. ' +
    'It calls two wrong functions. Call two others instead. A circle inside counts, and so does ' +
    'just touching.',
  fn: 'polygonIntersectsCircle',
  figure: 'filled-exercise',
  start: {
    replace: [
      [
        'polygonOutlineIntersectsCircle(polygon, circle)',
        'convexPolygonIntersectsCircle(polygon, circle)',
      ],
      ['pointInPolygon(circle.center, polygon)', 'pointInCircle(polygon[0]!, circle)'],
    ],
  },
  hints: [
    'Look at the map, then drag the circle to a point where the result is wrong. Why is a test for convex polygons wrong in the bay and at the arms?',
    'Whether or not the polygon has dents, the circle either touches an edge or touches none. Which function of this page tests only the edges?',
    'If it touches no edge, the whole circle is inside or outside, and so is its centre. The last line tests whether a corner of the polygon is in the circle. Use pointInPolygon to test whether the centre of the circle is in the polygon.',
  ],
};
