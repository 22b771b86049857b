import { expect, test } from 'vitest';
import { circlesIntersect } from '#lib/circles-intersect.ts';
import * as oracle from '#oracle/circle.ts';
import { runs } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import {
  anywhereScene,
  integerScene,
  mixedSizesScene,
  nearRimScene,
  touchingEverywhere,
} from './bench/points-and-circles.ts';
import { predicateContract } from './bench/predicate-contract.ts';
import type { Random } from './bench/random-scenes.ts';
import { everyTwoCircles, split, type TwoCircles } from './bench/two-circles.ts';

const integerPair = (limit: number) => (random: Random) => {
  const scene = integerScene(random, limit);
  return split(scene, random.integer(0, scene.circle.radius));
};

predicateContract(circlesIntersect, {
  args: ({ a, b }: TwoCircles) => [a, b],
  truth: ({ a, b }) => oracle.circlesIntersect(a, b),
  isNear: ({ a, b }, ulps) => oracle.withinUlpsOfTouching(a, b, ulps),
  runs: runs(2_000, 100_000),
  grid: { scenes: everyTwoCircles, count: 36 * 36 + 169 * 6 },
  integers: { 'up to 4096': integerPair(4096), 'up to 67,000,000': integerPair(67_000_000) },
  touching: {
    scenes: () =>
      [...touchingEverywhere()].map((scene) => split(scene, Math.floor(scene.circle.radius / 3))),
    count: 52 * 9 * 8,
  },
  every: 11,
  sizes: [1e-150, 1e-20, 1e-6, 1, 600, 1e20, 1e150],
  nearTouching: (random, size) => {
    const scene = nearRimScene(random, size);
    return split(scene, scene.circle.radius * random.pick([0, 0.5, random.between(0, 1)]));
  },
  anywhere: (random, size) => {
    const scene = anywhereScene(random, size);
    return split(scene, scene.circle.radius * random.between(0, 1));
  },
  mixedSizes: (random) => split(mixedSizesScene(random), 0),
  clearHits: [
    { a: { center: { x: 1, y: 2 }, radius: 5 }, b: { center: { x: 3, y: 4 }, radius: 6 } },
  ],
  same: ({ a, b }) => [{ a: b, b: a }],
  isSameForDoubles: true,
  larger: ({ a, b }) => [{ a, b: { ...b, radius: neighbour(b.radius, 1) } }],
});

test('whole numbers are right up to the stated limit, and not beyond', () => {
  const beside = (radius: number) =>
    circlesIntersect(
      { center: { x: 0, y: 0 }, radius: 10_000 },
      { center: { x: radius, y: 1 }, radius: radius - 10_000 },
    );
  expect(beside(94_906_265)).toBe(false);
  expect(beside(94_906_266)).toBe(true);
});
