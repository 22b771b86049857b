import fc from 'fast-check';
import { boxIntersectsCircleExactly } from '#lib/variants/box-intersects-circle-exactly.ts';
import { boxTouches, valid } from '../bench/box-predicate.ts';
import {
  type BoxAndCircle,
  integerBoxScene,
  nearTouchingBoxScene,
  touchingBoxesEverywhere,
} from '../bench/boxes-and-circles.ts';
import { describeExact, endPoint, endRadius } from '../bench/exactly.ts';

describeExact<BoxAndCircle>({
  answer: ({ box, circle }) => boxIntersectsCircleExactly(box, circle),
  truth: boxTouches,
  valid,
  touching: () => touchingBoxesEverywhere(5),
  integers: (random) => integerBoxScene(random, 4096),
  nearTouching: (random) => nearTouchingBoxScene(random, 1),
  ordinary: (random) => {
    const point = () => ({ x: random.between(0, 300), y: random.between(0, 200) });
    const side = () => random.between(5, 65);
    const box = { center: point(), halfWidth: side(), halfHeight: side() };
    return { box, circle: { center: point(), radius: side() } };
  },
  atTheEnds: fc.record({
    box: fc.record({ center: endPoint, halfWidth: endRadius, halfHeight: endRadius }),
    circle: fc.record({ center: endPoint, radius: endRadius }),
  }),
  plain: {
    box: { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4 },
    circle: { center: { x: 2, y: 3 }, radius: 5 },
  },
});
