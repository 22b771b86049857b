import { expect, test } from 'vitest';
import { boxContainsCircle } from '#lib/box-contains-circle.ts';
import { polygonContainsCircle } from '#lib/polygon-contains-circle.ts';
import * as oracle from '#oracle/containment.ts';
import {
  anyBoxScene,
  type BoxAndCircle,
  everyBoxAndCircle,
  hardBoxes,
  mixedSizesBoxScene,
} from './bench/boxes-and-circles.ts';
import { boxCornersOf } from './bench/cast-boxes.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { integerCircleInBox, nearTouchingCircleInBox } from './bench/containment.ts';
import { neighbour } from './bench/doubles.ts';
import { predicateContract } from './bench/predicate-contract.ts';
import { randomScenes } from './bench/random-scenes.ts';

const count = runs(1_000, 100_000);

/** Circles that touch opposite sides, which are all four of a square or two of a long box. */
const touchingWalls = () =>
  hardBoxes().flatMap((box) => {
    const circle = (radius: number) => ({ center: box.center, radius });
    const square = { ...box, halfHeight: box.halfWidth };
    return [
      { box: square, circle: circle(box.halfWidth) },
      { box, circle: circle(Math.min(box.halfWidth, box.halfHeight)) },
    ];
  });

predicateContract(boxContainsCircle, {
  args: ({ box, circle }: BoxAndCircle) => [box, circle],
  truth: ({ box, circle }) => oracle.boxContainsCircle(box, circle),
  isNear: ({ box, circle }, ulps) => oracle.boxNearlyContains(box, circle, ulps),
  runs: count,
  grid: { scenes: () => everyBoxAndCircle(5, 4, 3), count: 2 * 16 * 121 * 5 },
  integers: {
    'up to 4096': (random) => integerCircleInBox(random, 4096),
    'up to 2^51': (random) => integerCircleInBox(random, 2 ** 51),
  },
  hits: [1 / 8, 3 / 4],
  touching: { scenes: touchingWalls, count: 144 * 2 },
  sizes: [1e-300, 1e-70, 1e-6, 1, 600, 1e70, 1e304],
  nearTouching: nearTouchingCircleInBox,
  anywhere: anyBoxScene,
  mixedSizes: mixedSizesBoxScene,
  clearHits: [
    {
      box: { center: { x: 1, y: 2 }, halfWidth: 9, halfHeight: 8 },
      circle: { center: { x: 2, y: 3 }, radius: 4 },
    },
  ],
  larger: ({ box, circle }) => [
    { box: { ...box, halfWidth: neighbour(box.halfWidth, 1) }, circle },
    { box, circle: { ...circle, radius: Math.max(0, neighbour(circle.radius, -1)) } },
  ],
});

test('circles in a box of 12 by 8 around (1, 1), by hand', () => {
  const box = { center: { x: 1, y: 1 }, halfWidth: 6, halfHeight: 4 };
  const cases = [
    [1, 1, 4, true],
    [1, 1, 5, false],
    [4, 1, 3, true],
    [5, 1, 3, false],
    [-2, 2, 3, true],
    [-2, -1, 3, false],
    // These circles are points at corners of the box.
    [7, 5, 0, true],
    [-5, -3, 0, true],
    [7, 6, 0, false],
    [8, 5, 0, false],
  ] as const;
  const wrong = cases.filter(
    ([x, y, radius, expected]) => boxContainsCircle(box, { center: { x, y }, radius }) !== expected,
  );
  expect(wrong).toEqual([]);
});

test('a circle is not contained if a sum overflows', () => {
  const most = Number.MAX_VALUE;
  const box = { center: { x: -most, y: 0 }, halfWidth: most, halfHeight: most };
  expect(boxContainsCircle(box, { center: { x: 0, y: 0 }, radius: most })).toBe(false);
  expect(boxContainsCircle(box, { center: { x: -most, y: 0 }, radius: most })).toBe(true);
});

test('in whole numbers, a polygon with the same corners has the same result', () => {
  let compared = 0;
  const scenes = randomScenes(count, (random) => integerCircleInBox(random, 1024));
  checkScenes(scenes, ({ box, circle }) => {
    if (box.halfWidth === 0 || box.halfHeight === 0) return true;
    compared += 1;
    return polygonContainsCircle(boxCornersOf(box), circle) === boxContainsCircle(box, circle);
  });
  expect(compared).toBeGreaterThan(count / 2);
});
