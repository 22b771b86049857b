import { expect, test } from 'vitest';
import type { Polygon, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import { compareRoot } from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { checkScenes, runs } from './check-scenes.ts';
import { gridPoints } from './grids.ts';
import { farOffsets, replaceEachNumber } from './hard-numbers.ts';
import {
  integerPolygonScene,
  nearTouchingScene,
  type PolygonAndCircle,
  simpleMakers,
  smallPolygons,
} from './polygons-and-circles.ts';
import { predicateContract } from './predicate-contract.ts';
import type { Random } from './random-scenes.ts';
import { rotated } from './simple-polygons.ts';
import { scalings } from './transforms.ts';

export interface PointAndPolygon {
  readonly point: Vec2;
  readonly polygon: Polygon;
}

/** The point is the centre of the circle. */
const atCenter = ({ polygon, circle }: PolygonAndCircle): PointAndPolygon => ({
  polygon,
  point: circle.center,
});

/** The tests that every predicate must pass that returns whether a point is in a polygon. */
export function pointInPolygonContract(
  pointInPolygon: (point: Vec2, polygon: Polygon) => boolean,
): void {
  const { convex, concave } = simpleMakers;
  const integers = Object.entries(simpleMakers).map(([kind, make]) => [
    `${kind}, up to 4096`,
    (random: Random) => atCenter(integerPolygonScene(random, 4096, make)),
  ]);
  const { call, isExact } = predicateContract(pointInPolygon, {
    args: ({ point, polygon }: PointAndPolygon) => [point, polygon],
    truth: ({ point, polygon }) => oracle.pointInPolygon(point, polygon),
    isNear: ({ point, polygon }, ulps) =>
      compareRoot(oracle.standing(point, polygon).squaredDistance, ulpsOf(spanOf(polygon), ulps)) <=
      0,
    runs: runs(800, 100_000),
    grid: {
      scenes: () =>
        smallPolygons.flatMap((polygon) => gridPoints(2).map((point) => ({ point, polygon }))),
      count: smallPolygons.length * 25,
    },
    integers: {
      ...Object.fromEntries(integers),
      'concave, up to 2^25': (random: Random) =>
        atCenter(integerPolygonScene(random, 2 ** 25, concave!)),
    },
    touching: { scenes: onOutline, count: farOffsets.length * 2 },
    sizes: [1e-150, 1e-6, 1, 600, 1e150],
    nearTouching: (random, size) =>
      atCenter(nearTouchingScene(random, size, random.pick([convex!, concave!]))),
    wrong: 1 / 200,
    clearHits: inside.flatMap((point) => [
      { point, polygon: triangle },
      { point, polygon: triangle.toReversed() },
    ]),
    nanIn: 'point',
    infinityIn: 'point',
    same: ({ point, polygon }) => [
      { point, polygon: rotated(polygon, 1) },
      { point, polygon: polygon.toReversed() },
    ],
    // A ray has a fixed direction, so a rotated polygon is rounded differently.
    exactTransforms: scalings,
  });

  test('is right at the height of one corner, of two, and of a flat edge, near and far', () => {
    let count = 0;
    for (const x of farOffsets) {
      for (const polygon of [diamond, battlements]) {
        const there = polygon.map((corner) => ({ x: x + corner.x, y: corner.y }));
        for (const corners of [there, there.toReversed()]) {
          const scenes = gridPoints(10).map((point) => ({
            point: { x: x + point.x, y: point.y },
            polygon: corners,
          }));
          count += checkScenes(scenes, isExact, `from x = ${x}`);
        }
      }
    }
    expect(count).toBe(3 * 2 * 2 * 21 * 21);
  });

  test('NaN in a corner is a miss if one of its edges passes the height of the point', () => {
    const point = { x: 3, y: 3 };
    const spoilt = [...replaceEachNumber(triangle, NaN)].filter((polygon) =>
      polygon.some(({ x }) => Number.isNaN(x)),
    );
    const endsThere = corners([NaN, 2], [5, 3], [4, 0]);
    const along = corners([5, 3], [NaN, 3], [9, 9]);
    const beyond = corners([1, 3], [NaN, 3], [9, 9]);
    const polygons = [endsThere, along, beyond].flatMap((one) => [one, one.toReversed()]);
    expect(checkScenes([...spoilt, ...polygons], (polygon) => !call({ point, polygon }))).toBe(9);
  });

  test('NaN in a corner does not matter if an edge before it contains the point', () => {
    const point = { x: 0, y: 0 };
    const polygon = corners([0, 0], [NaN, 0], [0, 8]);
    expect(call({ point, polygon })).toBe(true);
    expect(call({ point, polygon: [...polygon.slice(1), point] })).toBe(false);
  });
}

/** A corner and a point on a slanted edge, near the origin and far away. */
function* onOutline(): Generator<PointAndPolygon> {
  for (const x of farOffsets) {
    const polygon = [
      { x, y: 0 },
      { x: x + 8, y: 4 },
      { x: x + 3, y: 7 },
    ];
    for (const point of [polygon[0]!, { x: x + 4, y: 2 }]) yield { point, polygon };
  }
}

const corners = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
const triangle = corners([0, 0], [8, 1], [3, 7]);
const diamond = corners([2, 0], [4, 2], [2, 4], [0, 2]);
const battlements = corners([0, 0], [8, 0], [8, 4], [6, 2], [4, 2], [2, 4], [0, 2]);

/** The 29 points with whole coordinates in the triangle. */
const inside = gridPoints(8).filter((point) => oracle.pointInPolygon(point, triangle));
