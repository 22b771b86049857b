import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointInCircle } from '#lib/point-in-circle.ts';
import * as oracle from '#oracle/circle.ts';
import { runs } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { forAll } from './bench/for-all.ts';
import { smallRadii } from './bench/hard-numbers.ts';
import {
  anywhereScene,
  everyPointAndCircle,
  integerScene,
  mixedSizesScene,
  nearRimScene,
  type PointAndCircle,
  touchingEverywhere,
} from './bench/points-and-circles.ts';
import { predicateContract } from './bench/predicate-contract.ts';

const truth = ({ point, circle }: PointAndCircle) => oracle.pointInCircle(point, circle);

const { call } = predicateContract(pointInCircle, {
  args: ({ point, circle }: PointAndCircle) => [point, circle],
  truth,
  isNear: ({ point, circle }, ulps) => oracle.withinUlpsOfRim(point, circle, ulps),
  runs: runs(4_000, 100_000),
  grid: { scenes: () => everyPointAndCircle(4, 12), count: 81 * 81 * 13 },
  integers: {
    'up to 4096': (random) => integerScene(random, 4096),
    'up to 67,000,000': (random) => integerScene(random, 67_000_000),
  },
  touching: { scenes: touchingEverywhere, count: 52 * 9 * 8 },
  sizes: [1e-150, 1e-100, 1e-20, 1e-6, 1, 600, 1e6, 1e20, 1e100, 1e150],
  nearTouching: nearRimScene,
  anywhere: anywhereScene,
  mixedSizes: mixedSizesScene,
  exactBeside: smallRadii.flatMap((radius) =>
    [1, 1e8, 1e15].map((x) => ({ point: { x, y: 1 }, circle: { center: { x, y: 1 }, radius } })),
  ),
  clearHits: [{ point: { x: 1, y: 2 }, circle: { center: { x: 3, y: 4 }, radius: 5 } }],
  same: ({ point, circle }) => [{ point: circle.center, circle: { ...circle, center: point } }],
  isSameForDoubles: true,
  larger: ({ point, circle }) => [
    { point, circle: { ...circle, radius: neighbour(circle.radius, 1) } },
  ],
});

// `npm run attack` found it. To first order, the roundings of the six steps add up to at most
// 5 / sqrt(8) = 1.77 ulps.
test('the worst wrong result known is 1.75 ulps from the rim', () => {
  const point = { x: 1.000000084893561, y: 1.000000018240124 };
  const center = { x: -1.1048242812649385e-16, y: -1.1057491322223983e-16 };
  const circle = { center, radius: 1.4142136352996237 };
  expect([call({ point, circle }), truth({ point, circle })]).toEqual([true, false]);
  expect(oracle.ulpsFromRim(point, circle)).toBeCloseTo(1.747, 3);
});

describe('beyond the stated sizes it can be wrong', () => {
  const around = (x: number, radius: number) => ({ center: { x, y: 0 }, radius });

  // While the squared radius is at most 2^53, a sum of squares either is exact or rounds to 2^53
  // or above, so the result is right. 94,906,265 is the last such radius.
  test('for whole numbers, because a point one unit off the rim is a hit at radius 94,906,266', () => {
    for (const radius of [67_000_000, 2 ** 26, 94_906_265, 94_906_266]) {
      const circle = around(0, radius);
      expect(pointInCircle({ x: radius, y: 0 }, circle)).toBe(true);
      expect(truth({ point: { x: radius, y: 1 }, circle })).toBe(false);
      expect(pointInCircle({ x: radius, y: 1 }, circle)).toBe(radius === 94_906_266);
    }
  });

  // A radius of 0 is also below the stated sizes, because a difference near 1e-150 can be 1e-166.
  test.each([
    ['if numbers are too large, because infinity <= infinity', 1e170, around(0, 1e160)],
    ['if numbers are too small, because 0 <= 0', 1e-170, around(0, 0)],
    [
      'if the radius is 0 and coordinates differ by too little',
      neighbour(1e-150, 1),
      around(1e-150, 0),
    ],
  ])('%s', (_, x, circle) => {
    const scene = { point: { x, y: 0 }, circle };
    expect([call(scene), truth(scene)]).toEqual([true, false]);
  });
});

describe('for any doubles', () => {
  const coordinate = fc.double({ min: -1e150, max: 1e150, noNaN: true });
  const place = fc.record({ x: coordinate, y: coordinate });
  const length = fc.double({ min: 0, max: 1e150, noNaN: true });

  test('the centre is in the circle', () => {
    const holds = (center: { x: number; y: number }, radius: number) =>
      pointInCircle(center, { center, radius });
    forAll(fc.property(place, length, holds));
  });

  test('a larger circle contains more points, and point and centre may be exchanged', () => {
    forAll(
      fc.property(place, place, length, length, (point, center, a, b) => {
        const inSmaller = pointInCircle(point, { center, radius: Math.min(a, b) });
        const inLarger = pointInCircle(point, { center, radius: Math.max(a, b) });
        expect(inLarger || !inSmaller).toBe(true);
        const exchanged = pointInCircle(center, { center: point, radius: Math.min(a, b) });
        expect(exchanged).toBe(inSmaller);
      }),
    );
  });
});
