import { describe, expect, test } from 'vitest';
import { pointInPolygon } from '#lib/point-in-polygon.ts';
import { rayCrossings } from '#lib/ray-crossings.ts';
import type { Polygon, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import { add, compare, div, fromDouble, mul, type Rational, sign, sub } from '#oracle/rational.ts';
import { ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { gridPoints } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import {
  anywherePolygonScene,
  integerPolygonScene,
  simpleMakers,
  smallPolygons,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';

const runs = full ? 150_000 : 400;
const sizes = [1e-150, 1e-6, 1, 600, 1e150];
const kinds = Object.entries(simpleMakers);

/** The bound of the doc comment. */
const ulps = 6;

interface PointAndPolygon {
  readonly point: Vec2;
  readonly polygon: Polygon;
}

/** The x at which the horizontal line through the point crosses the line of the edge. */
function exactPlace(point: Vec2, a: Vec2, b: Vec2): Rational {
  const [ax, ay, bx, by, y] = [a.x, a.y, b.x, b.y, point.y].map(fromDouble) as [
    Rational,
    Rational,
    Rational,
    Rational,
    Rational,
  ];
  return add(ax, div(mul(sub(y, ay), sub(bx, ax)), sub(by, ay)));
}

/** By definition, an edge is crossed if its ends are on both sides of a slightly higher ray. */
function crossedEdges({ point, polygon }: PointAndPolygon): number[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const passes = a.y > point.y !== b.y > point.y;
    return passes && compare(exactPlace(point, a, b), fromDouble(point.x)) > 0 ? [i] : [];
  });
}

const edges = ({ point, polygon }: PointAndPolygon) =>
  rayCrossings(point, polygon).map(({ edge }) => edge);
const isExact = (scene: PointAndPolygon) =>
  JSON.stringify(edges(scene)) === JSON.stringify(crossedEdges(scene));

function* integerScenes(count: number) {
  for (const [, make] of kinds) {
    for (const scene of randomScenes(count, (random) => integerPolygonScene(random, 4096, make))) {
      yield { point: scene.circle.center, polygon: scene.polygon };
    }
  }
}

const gridScenes = smallPolygons.flatMap((polygon) =>
  gridPoints(2).map((point) => ({ point, polygon })),
);

describe('the edges', () => {
  test('are those of the definition, on every small polygon of a grid', () => {
    expect(checkScenes(gridScenes, isExact)).toBe(gridScenes.length);
  });

  test('are those of the definition, on whole numbers up to +-4096', () => {
    expect(checkScenes(integerScenes(runs), isExact)).toBe(runs * kinds.length);
  });

  test('are odd in number exactly for a point inside, unless it is on the outline', () => {
    let checked = 0;
    for (const scene of [...gridScenes, ...integerScenes(runs / 4)]) {
      const { squaredDistance, inside } = oracle.standing(scene.point, scene.polygon);
      if (sign(squaredDistance) === 0) continue;
      checked += 1;
      expect(edges(scene).length % 2 === 1).toBe(inside);
    }
    expect(checked).toBeGreaterThan(1000);
  });

  testEach('are odd in number exactly if pointInPolygon is true', sizes, (size) => {
    const scenes = (['convex', 'concave'] as const).flatMap((kind) => [
      ...randomScenes(runs, (random) => anywherePolygonScene(random, size, simpleMakers[kind]!)),
    ]);
    const agree = checkScenes(
      scenes,
      ({ polygon, circle: { center } }) =>
        (rayCrossings(center, polygon).length % 2 === 1) === pointInPolygon(center, polygon),
    );
    expect(agree).toBe(scenes.length);
  });
});

describe('a corner on the ray', () => {
  const diamond = [
    { x: 2, y: 0 },
    { x: 4, y: 2 },
    { x: 2, y: 4 },
    { x: 0, y: 2 },
  ];

  test('is crossed once, by the edge above, if the outline passes the ray there', () => {
    expect(rayCrossings({ x: 2, y: 2 }, diamond)).toEqual([{ edge: 1, point: { x: 4, y: 2 } }]);
    expect(rayCrossings({ x: -1000, y: 2 }, diamond).map(({ edge }) => edge)).toEqual([1, 2]);
  });

  test('is crossed twice or not at all, if the outline turns back there', () => {
    expect(edges({ point: { x: -1, y: 0 }, polygon: diamond })).toEqual([0, 3]);
    expect(edges({ point: { x: -1, y: 4 }, polygon: diamond })).toEqual([]);
  });

  test('with an edge along the ray does not add a crossing', () => {
    const step = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 2 },
      { x: 2, y: 2 },
      { x: 2, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(edges({ point: { x: 1, y: 2 }, polygon: step })).toEqual([3]);
  });
});

testEach(`a crossing is off by at most ${ulps} ulps of the edge's width`, sizes, (size) => {
  let worst = 0;
  const scenes = randomScenes(runs / 4, (random) =>
    anywherePolygonScene(random, size, simpleMakers.concave!),
  );
  for (const { polygon, circle } of scenes) {
    const point = circle.center;
    for (const { edge, point: place } of rayCrossings(point, polygon)) {
      const [a, b] = [polygon[edge]!, polygon[(edge + 1) % polygon.length]!];
      expect(place.y).toBe(point.y);
      const difference = sub(fromDouble(place.x), exactPlace(point, a, b));
      const error = sign(difference) < 0 ? sub(fromDouble(0), difference) : difference;
      const rounding = ulpsOf(Math.abs(place.x), 0.5);
      const width = Math.abs(b.x - a.x);
      for (let count = worst; ; count += 0.5) {
        if (compare(error, add(ulpsOf(width, count), rounding)) <= 0) break;
        worst = count + 0.5;
        expect(worst).toBeLessThanOrEqual(ulps);
      }
    }
  }
  // If no error is above 0, the scenes are too easy.
  expect(worst).toBeGreaterThan(0);
});

describe('numbers that are NaN or infinite', () => {
  const polygon = [
    { x: 0, y: 0 },
    { x: 8, y: 1 },
    { x: 3, y: 7 },
  ];
  const point = { x: 3, y: 3 };

  test('no edge is crossed if the point contains NaN', () => {
    for (const spoilt of replaceEachNumber(point, NaN)) {
      expect(rayCrossings(spoilt, polygon)).toEqual([]);
    }
  });

  test('the edges of a corner that contains NaN are not crossed', () => {
    expect(edges({ point, polygon })).toEqual([1]);
    for (const around of [polygon, polygon.toReversed()]) {
      for (const spoilt of replaceEachNumber(around, NaN)) {
        const bad = spoilt.findIndex(({ x, y }) => Number.isNaN(x + y));
        const crossed = edges({ point, polygon: spoilt });
        expect(crossed).not.toContain(bad);
        expect(crossed).not.toContain((bad + 2) % 3);
      }
    }
  });
});
