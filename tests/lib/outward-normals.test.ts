import { describe, expect, test } from 'vitest';
import { outwardNormals } from '#lib/outward-normals.ts';
import type { Polygon } from '#lib/types.ts';
import {
  add,
  compare,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
} from '#oracle/rational.ts';
import { exactPoint, squaredDistance } from '#oracle/segment.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { testEach } from './bench/in-each.ts';
import {
  convexMakers,
  everySmallPolygon,
  integerPolygonScene,
  nearTouchingScene,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { isConvex } from './bench/simple-polygons.ts';

const runs = full ? 250_000 : 400;
const one = fromDouble(1);
const slack = fromDouble(2 ** -50);
const bounds = [square(sub(one, slack)), square(add(one, slack))] as const;

/** Is `value` within 2^-50 of itself from `of` / sqrt(`length2`)? Compares squares and signs. */
function isNear(value: number, of: Rational, length2: Rational): boolean {
  const zero = fromDouble(0);
  if (Math.sign(value) !== compare(of, zero)) return false;
  const mine = mul(square(fromDouble(value)), length2);
  const [low, high] = bounds.map((bound) => mul(square(of), bound));
  return compare(mine, low!) >= 0 && compare(mine, high!) <= 0;
}

/** Is each normal the edge rotated by 90°, to the right if the polygon is counter-clockwise? */
function areRight(polygon: Polygon, isLeftWay: boolean): boolean {
  return outwardNormals(polygon).every((normal, i) => {
    const a = exactPoint(polygon[i]!);
    const b = exactPoint(polygon[(i + 1) % polygon.length]!);
    const [x, y] = isLeftWay ? [sub(b.y, a.y), sub(a.x, b.x)] : [sub(a.y, b.y), sub(b.x, a.x)];
    const length2 = squaredDistance(a, b);
    // The next corner is equal, so the edge has no normal.
    if (sign(length2) === 0) return Number.isNaN(normal.x) && Number.isNaN(normal.y);
    return isNear(normal.x, x, length2) && isNear(normal.y, y, length2);
  });
}

/** Do the normals point outwards, because no corner is in front of any edge? */
function pointOutward(polygon: Polygon): boolean {
  return outwardNormals(polygon).every((normal, i) => {
    const a = polygon[i]!;
    const ahead = polygon.map(({ x, y }) => (x - a.x) * normal.x + (y - a.y) * normal.y);
    return Math.max(...ahead) < 1e-9 && Math.min(...ahead) < -1e-3;
  });
}

describe('the normals are right', () => {
  test('of a square and a triangle, worked out by hand', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    const [down, right, up, left] = outwardNormals(square).map(({ x, y }) => [x + 0, y + 0]);
    expect([down, right, up, left]).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
    const triangle = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 3 },
    ];
    expect(outwardNormals(triangle)[1]).toEqual({ x: 0.6, y: 0.8 });
    expect(outwardNormals(triangle.toReversed())[0]).toEqual({ x: 0.6, y: 0.8 });
  });

  test('on every convex polygon of a small grid', () => {
    const convex = everySmallPolygon.filter(isConvex);
    expect(checkScenes(convex, pointOutward)).toBe(1268);
  });

  testEach('in whole numbers', Object.entries(convexMakers), (_, make) => {
    const scenes = randomScenes(runs, (random) => integerPolygonScene(random, 4096, make));
    const isLeftWay = (polygon: Polygon) => {
      const wide = polygon.map(({ x, y }, i) => {
        const next = polygon[(i + 1) % polygon.length]!;
        return x * next.y - y * next.x;
      });
      return wide.reduce((sum, piece) => sum + piece) > 0;
    };
    expect(
      checkScenes(scenes, ({ polygon }) => {
        const isLeft = isLeftWay(polygon);
        return areRight(polygon, isLeft) && areRight(polygon.toReversed(), !isLeft);
      }),
    ).toBe(runs);
  });

  testEach('for doubles', [1e-140, 1, 1e140], (size) => {
    const make = convexMakers.convex!;
    const scenes = randomScenes(runs, (random) => nearTouchingScene(random, size, make));
    expect(
      checkScenes(scenes, ({ polygon }) => areRight(polygon, true) || areRight(polygon, false)),
    ).toBe(runs);
  });
});

test('an edge of no length has no normal', () => {
  const repeated = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 0 },
    { x: 0, y: 3 },
  ];
  expect(outwardNormals(repeated)[1]).toEqual({ x: NaN, y: NaN });
});
