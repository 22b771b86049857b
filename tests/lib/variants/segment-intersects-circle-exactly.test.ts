import fc from 'fast-check';
import { segmentIntersectsCircleExactly } from '#lib/variants/segment-intersects-circle-exactly.ts';
import * as oracle from '#oracle/segment.ts';
import {
  endPoint,
  endRadius,
  exactContract,
  pointsOnSegments,
  unlikeSegments,
} from '../bench/exactly.ts';
import {
  integerSegmentScene,
  nearTouchingSegment,
  type SegmentAndCircle,
  tangentEverywhere,
} from '../bench/polygons-and-circles.ts';
import { disc } from '../bench/shapes.ts';

exactContract<SegmentAndCircle>(
  ({ segment, circle }) => segmentIntersectsCircleExactly(segment, circle),
  {
    truth: ({ segment, circle }) => oracle.segmentIntersectsCircle(segment, circle),
    *touching() {
      for (const { polygon, circle, side } of tangentEverywhere()) {
        const [a, b] = [polygon[side]!, polygon[(side + 1) % 3]!];
        yield { segment: { a, b }, circle };
        // Here the foot is not on the segment, so the circle touches an end or misses.
        yield { segment: { a, b: circle.center }, circle: { ...circle, center: b } };
      }
    },
    integers: (random) => integerSegmentScene(random, 4096),
    nearTouching: (random) => nearTouchingSegment(random, 1),
    ordinary: (random) => {
      const point = () => ({ x: random.between(0, 300), y: random.between(0, 200) });
      const segment = { a: point(), b: point() };
      return { segment, circle: { center: point(), radius: random.between(5, 65) } };
    },
    atTheEnds: fc.record({
      segment: fc.record({ a: endPoint, b: endPoint }),
      circle: fc.record({ center: endPoint, radius: endRadius }),
    }),
    unlike: [...unlikeSegments(), ...pointsOnSegments()],
    plain: {
      segment: { a: { x: 1, y: 2 }, b: { x: 5, y: 3 } },
      circle: disc(3, 4, 2),
    },
  },
);
