import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'wrong-questions',
  title: 'Two wrong questions',
  goal:
    'This test is for any filled polygon, with dents too. The two functions that it calls do not fit. ' +
    'Call two others, so that every case is right. Lying inside counts, and so does just touching.',
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
    'Look at the map, then drag the circle to a place that is wrong. What is special about the arms and the bay, so that a test for convex polygons does not fit?',
    'Without dents or with them: either the circle touches an edge, or it touches none. Which function of this page asks about the edges alone?',
    'If it touches no edge, all of the circle is inside or all of it is outside, and its centre with it. The last line asks for a corner of the polygon in the circle. Ask for the centre of the circle in the polygon instead, by pointInPolygon.',
  ],
};
