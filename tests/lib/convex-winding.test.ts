import { describe, expect, test } from 'vitest';
import { convexWinding } from '#lib/convex-winding.ts';
import type { Polygon, Vec2 } from '#lib/types.ts';
import { turnAt } from '#oracle/polygon.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import {
  convexMakers,
  everySmallPolygon,
  integerPolygonScene,
  nearTouchingScene,
} from './bench/polygons-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { isConvex } from './bench/simple-polygons.ts';

const runs = full ? 250_000 : 400;

/** The turn at any corner of a convex polygon that is not straight. */
function truth(polygon: Polygon): number {
  const corners = polygon.filter(({ x, y }, i) => {
    const before = polygon.at(i - 1)!;
    return x !== before.x || y !== before.y;
  });
  const n = corners.length;
  const turns = corners.map((corner, i) =>
    turnAt(corner, corners[(i + 1) % n]!, corners[(i + 2) % n]!),
  );
  return turns.find((turn) => turn !== 0)!;
}

const isRight = (polygon: Polygon) =>
  convexWinding(polygon) === truth(polygon) &&
  convexWinding(polygon.toReversed()) === -truth(polygon);

describe('is right', () => {
  test('for every convex polygon of a small grid', () => {
    const convex = everySmallPolygon.filter(isConvex);
    expect(checkScenes(convex, isRight)).toBe(1268);
  });

  testEach('for whole numbers', Object.entries(convexMakers), (_, make) => {
    const scenes = randomScenes(runs, (random) => integerPolygonScene(random, 4096, make));
    expect(checkScenes(scenes, ({ polygon }) => isRight(polygon))).toBe(runs);
  });

  testEach('for doubles', [1e-150, 1, 1e150], (size) => {
    const make = convexMakers.convex!;
    const scenes = randomScenes(runs, (random) => nearTouchingScene(random, size, make));
    expect(checkScenes(scenes, ({ polygon }) => isRight(polygon))).toBe(runs);
  });
});

test('a corner that is straight except for rounding does not decide', () => {
  // In theory the first three are in line, but as doubles they turn the other way by an ulp.
  const polygon = [
    { x: 0, y: 0 },
    { x: 0.1, y: 0.3 },
    { x: 0.2, y: 0.6 },
    { x: -1, y: 1 },
  ];
  const dented = polygon.with(1, { x: 0.1 - 2 ** -56, y: 0.3 });
  expect(turnAt(dented[0]!, dented[1]!, dented[2]!)).toBe(-1);
  expect(convexWinding(dented)).toBe(1);
  expect(convexWinding(dented.toReversed())).toBe(-1);
});

test('if the corners tested first are in line, the leftmost corner decides', () => {
  const bottom = Array.from({ length: 10 }, (_, x) => ({ x, y: x }));
  const polygon = [...bottom, { x: 0, y: 9 }];
  expect(convexWinding(polygon)).toBe(1);
  expect(convexWinding(polygon.toReversed())).toBe(-1);
});

test('three corners are read, however many there are, if these decide', () => {
  const asked = new Set<unknown>();
  const round = Array.from({ length: 999 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 999;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const count = (corners: Polygon) =>
    new Proxy(corners, {
      get(target, key) {
        if (key !== 'length') asked.add(key);
        return Reflect.get(target, key);
      },
    });
  expect([convexWinding(count(round)), convexWinding(count(round.toReversed()))]).toEqual([1, -1]);
  expect([...asked]).toEqual(['0', '333', '666']);
});

// The products are rounded so that their difference has the wrong sign.
test('the winding of a sliver is right, although rounding would reverse it', () => {
  const sliver = [
    { x: 1.8, y: 2.9 },
    { x: 1.7, y: 1.6 },
    { x: 1.74, y: 2.12 },
  ];
  expect(truth(sliver)).toBe(-1);
  expect(isRight(sliver)).toBe(true);
});

test('the winding of slivers of any doubles is right', () => {
  let flat = 0;
  const scenes = randomScenes(runs, nearlyFlat);
  const count = checkScenes(scenes, (polygon) => {
    const [a, b, c] = polygon as [Vec2, Vec2, Vec2];
    const cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (Math.sign(cross) !== truth(polygon)) flat += 1;
    return isRight(polygon);
  });
  expect(count).toBe(runs);
  // If plain arithmetic is rarely wrong, the slivers are too thick.
  expect(flat).toBeGreaterThan(runs / 50);
});

/** A third corner as near to the line through two others as doubles allow, but not on it. */
function nearlyFlat(random: Random): Polygon {
  for (;;) {
    const a = { x: random.between(-1, 3), y: random.between(-1, 3) };
    const b = { x: random.between(-1, 3), y: random.between(-1, 3) };
    const t = random.between(0, 1);
    const c = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    if (turnAt(a, b, c) !== 0) return [a, b, c];
  }
}

test('the winding is right for tiny numbers, whose products lose digits', () => {
  const tiny = 5e-324;
  const polygon = [
    { x: 0, y: 0 },
    { x: 3 * tiny, y: tiny },
    { x: 2 * tiny, y: 4 * tiny },
  ];
  expect(isRight(polygon)).toBe(true);
});

test('a corner that is NaN does not throw', () => {
  for (const spoilt of replaceEachNumber(
    [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 4 },
    ],
    NaN,
  )) {
    expect(Math.abs(convexWinding(spoilt))).toBe(1);
  }
});
