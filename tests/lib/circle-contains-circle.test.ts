import { expect, test } from 'vitest';
import { circleContainsCircle } from '#lib/circle-contains-circle.ts';
import * as oracle from '#oracle/containment.ts';
import { runs } from './bench/check-scenes.ts';
import { type CircleInCircle, grown } from './bench/containment.ts';
import { neighbour } from './bench/doubles.ts';
import { gridCircles } from './bench/grids.ts';
import {
  anywhereScene,
  integerScene,
  mixedSizesScene,
  nearRimScene,
  touchingEverywhere,
} from './bench/points-and-circles.ts';
import { predicateContract } from './bench/predicate-contract.ts';
import type { Random } from './bench/random-scenes.ts';

const integerPair = (limit: number) => (random: Random) =>
  grown(integerScene(random, limit), random.integer(0, limit));

const circle = (x: number, y: number, radius: number) => ({ center: { x, y }, radius });

predicateContract(circleContainsCircle, {
  args: ({ outer, inner }: CircleInCircle) => [outer, inner],
  truth: ({ outer, inner }) => oracle.circleContainsCircle(outer, inner),
  isNear: ({ outer, inner }, ulps) => oracle.circleNearlyContains(outer, inner, ulps),
  runs: runs(1_000, 100_000),
  grid: {
    scenes: () =>
      gridCircles(2, 3).flatMap((outer) => gridCircles(2, 3).map((inner) => ({ outer, inner }))),
    count: 100 * 100,
  },
  integers: { 'up to 4096': integerPair(4096), 'up to 33,000,000': integerPair(33_000_000) },
  touching: {
    scenes: () => [...touchingEverywhere()].map((scene) => grown(scene, 7)),
    count: 52 * 9 * 8,
  },
  every: 11,
  sizes: [1e-140, 1e-70, 1e-6, 1, 600, 1e70, 1e146],
  nearTouching: (random, size) =>
    grown(nearRimScene(random, size), size * random.pick([0, 1, random.between(0, 1), 1000])),
  anywhere: (random, size) => grown(anywhereScene(random, size), size * random.between(0, 1)),
  mixedSizes: (random) => {
    const { outer, inner } = grown(mixedSizesScene(random), random.pick([0, 1, 1e140]));
    return { outer: { ...outer, radius: Math.max(outer.radius, 1e-140) }, inner };
  },
  clearHits: [{ outer: circle(1, 2, 50), inner: circle(3, 4, 6) }],
  larger: ({ outer, inner }) => [
    { outer: { ...outer, radius: neighbour(outer.radius, 1) }, inner },
    { outer, inner: { ...inner, radius: Math.max(0, neighbour(inner.radius, -1)) } },
  ],
});

test('circles in a circle of radius 10 around (1, 1), by hand', () => {
  const cases = [
    [1, 1, 10, true],
    [1, 1, 11, false],
    [4, 5, 5, true],
    [4, 5, 6, false],
    [11, 1, 0, true],
    [12, 1, 0, false],
    // The difference of the radii is -9, and the centres are 8 apart.
    [9, 1, 19, false],
  ] as const;
  const wrong = cases.filter(
    ([x, y, radius, expected]) =>
      circleContainsCircle(circle(1, 1, 10), circle(x, y, radius)) !== expected,
  );
  expect(wrong).toEqual([]);
});

test('whole numbers are right up to the stated limit, and not beyond', () => {
  const beside = (radius: number) =>
    circleContainsCircle(circle(0, 0, radius), circle(radius, 1, 0));
  expect(beside(94_906_265)).toBe(false);
  expect(beside(94_906_266)).toBe(true);
});

test('a circle of infinite radius contains others, but no circle contains it', () => {
  const [endless, other] = [circle(1, 2, Infinity), circle(3, 4, 6)];
  expect(circleContainsCircle(endless, other)).toBe(true);
  expect(circleContainsCircle(other, endless)).toBe(false);
});
