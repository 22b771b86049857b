import { expect, test } from 'vitest';
import { polygonContainsCircle } from '#lib/polygon-contains-circle.ts';
import { polygonIntersectsCircle } from '#lib/polygon-intersects-circle.ts';
import * as oracle from '#oracle/containment.ts';
import { checkScenes, full, runs } from './bench/check-scenes.ts';
import { touchingInside, withSmallCircles } from './bench/containment.ts';
import { neighbour } from './bench/doubles.ts';
import { polygonScenes } from './bench/polygon-predicate.ts';
import {
  type PolygonAndCircle,
  simpleMakers,
  smallPolygons,
} from './bench/polygons-and-circles.ts';
import { predicateContract } from './bench/predicate-contract.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { corners, disc } from './bench/shapes.ts';
import { scalings } from './bench/transforms.ts';

const truth = ({ polygon, circle }: PolygonAndCircle) =>
  oracle.polygonContainsCircle(polygon, circle);

const count = runs(500, 100_000);
const some = smallPolygons.filter((_, index) => full || index % 2 === 0);
const scenes = polygonScenes(simpleMakers);
const triangle = corners([0, 0], [8, 1], [3, 7]);

const { call } = predicateContract(polygonContainsCircle, {
  args: ({ polygon, circle }: PolygonAndCircle) => [polygon, circle],
  ...scenes,
  truth,
  isNear: ({ polygon, circle }, ulps) => oracle.polygonNearlyContains(polygon, circle, ulps),
  runs: count,
  grid: { scenes: () => withSmallCircles(some), count: some.length * 81 * 5 },
  hits: [1 / 16, 3 / 4],
  touching: { scenes: touchingInside, count: 26 * 3 * 4 * 2 * 2 },
  every: 17,
  wrong: 1 / 100,
  sizes: [1e-70, 1e-6, 1, 600, 1e70],
  anywhere: (random, size) => {
    const { polygon, circle } = scenes.anywhere(random, size);
    return { polygon, circle: { ...circle, radius: circle.radius / 8 } };
  },
  clearHits: [
    { polygon: triangle, circle: disc(3, 3, 1) },
    { polygon: triangle.toReversed(), circle: disc(5, 3, 0) },
  ],
  infinityIn: 'circle',
  larger: ({ polygon, circle }) => [
    { polygon, circle: { ...circle, radius: Math.max(0, neighbour(circle.radius, -1)) } },
  ],
  exactTransforms: scalings,
});

test('the result is right for an arrow, by hand', () => {
  const arrow = corners([-10, -10], [10, -10], [10, 10], [0, 0], [-10, 10]);
  const cases = [
    // The circle is between an edge and the dent.
    [0, -5, 5, true],
    [0, -5, 6, false],
    [0, -4, 4, true],
    [0, -4, 5, false],
    // All corners are outside the circle, but an edge cuts it.
    [-5, -5, 5, true],
    [-5, -5, 6, false],
    // A circle with its centre outside is not contained, however small it is.
    [0, 1, 0, false],
    [0, 3, 0.5, false],
    [0, -11, 0.5, false],
    [0, -10, 0, true],
    [0, 0, 0, true],
    // The circle contains the polygon.
    [0, -5, 99, false],
  ] as const;
  const wrong = cases.filter(
    ([x, y, radius, expected]) =>
      polygonContainsCircle(arrow, { center: { x, y }, radius }) !== expected,
  );
  expect(wrong).toEqual([]);
});

test('a circle that is contained is also a hit', () => {
  let held = 0;
  const near = randomScenes(count, (random) => scenes.nearTouching(random, 1));
  checkScenes(near, ({ polygon, circle }) => {
    if (!polygonContainsCircle(polygon, circle)) return true;
    held += 1;
    return polygonIntersectsCircle(polygon, circle);
  });
  expect(held).toBeGreaterThan(count / 8);
});

test('many circles of the small grid are contained', () => {
  let held = 0;
  checkScenes(withSmallCircles(some), (scene) => {
    if (scene.circle.radius > 0 && call(scene)) held += 1;
    return true;
  });
  expect(held).toBeGreaterThan(some.length);
});

test('a circle of infinite radius is not contained', () => {
  expect(call({ polygon: triangle, circle: disc(3, 3, Infinity) })).toBe(false);
});
