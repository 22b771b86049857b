import fc from 'fast-check';
import { polygonIntersectsCircleExactly } from '#lib/variants/polygon-intersects-circle-exactly.ts';
import * as oracle from '../../oracle/polygon.ts';
import { describeExact, endPoint, endRadius, unlikeTriangles } from '../bench/exactly.ts';
import {
  integerPolygonScene,
  nearTouchingScene,
  type PolygonAndCircle,
  simpleMakers,
  tangentEverywhere,
} from '../bench/polygons-and-circles.ts';
import { hasArea, isSimple } from '../bench/simple-polygons.ts';

const makers = Object.values(simpleMakers);

describeExact<PolygonAndCircle>({
  answer: ({ polygon, circle }) => polygonIntersectsCircleExactly(polygon, circle),
  truth: ({ polygon, circle }) => oracle.polygonIntersectsCircle(polygon, circle),
  valid: ({ polygon, circle }) => circle.radius >= 0 && isSimple(polygon) && hasArea(polygon),
  *touching() {
    for (const { polygon, circle } of tangentEverywhere()) yield { polygon, circle };
  },
  integers: (random) => integerPolygonScene(random, 4096, random.pick(makers)),
  nearTouching: (random) => nearTouchingScene(random, 1, simpleMakers.concave!),
  ordinary: (random) => {
    const point = () => ({ x: random.between(0, 300), y: random.between(0, 200) });
    const polygon = simpleMakers.concave!(random, point);
    return { polygon, circle: { center: { x: 2 * point().x, y: 2 * point().y }, radius: 20 } };
  },
  atTheEnds: fc.record({
    polygon: fc.array(endPoint, { minLength: 3, maxLength: 3 }),
    circle: fc.record({ center: endPoint, radius: endRadius }),
  }),
  unlike: unlikeTriangles(),
  plain: {
    polygon: [
      { x: 0, y: 0 },
      { x: 8, y: 1 },
      { x: 1, y: 8 },
    ],
    circle: { center: { x: 3, y: 3 }, radius: 0.5 },
  },
});
