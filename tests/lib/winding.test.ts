import { describe, expect, test } from 'vitest';
import type { Polygon } from '#lib/types.ts';
import { winding } from '#lib/winding.ts';
import { turnAt } from '../oracle/polygon.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import {
  convexMakers,
  everySmallPolygon,
  integerPolygonScene,
  nearTouchingScene,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { isConvex } from './bench/simple-polygons.ts';

const runs = full ? 250_000 : 2_000;

/** Any corner of a convex polygon that turns. */
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
  winding(polygon) === truth(polygon) && winding(polygon.toReversed()) === -truth(polygon);

describe('is right', () => {
  test('for every convex polygon of a small grid', () => {
    const convex = everySmallPolygon.filter(isConvex);
    expect(checkScenes(convex, isRight)).toBe(1268);
  });

  test.each(Object.entries(convexMakers))('for whole numbers: %s', (_, make) => {
    const scenes = randomScenes(runs, (random) => integerPolygonScene(random, 4096, make));
    expect(checkScenes(scenes, ({ polygon }) => isRight(polygon))).toBe(runs);
  });

  test.each([1e-150, 1, 1e150])('for doubles of size %d', (size) => {
    const make = convexMakers.convex!;
    const scenes = randomScenes(runs, (random) => nearTouchingScene(random, size, make));
    expect(checkScenes(scenes, ({ polygon }) => isRight(polygon))).toBe(runs);
  });
});

test('a corner that is straight but for rounding does not decide', () => {
  // On paper the first three lie in line; as doubles they turn the other way by an ulp.
  const polygon = [
    { x: 0, y: 0 },
    { x: 0.1, y: 0.3 },
    { x: 0.2, y: 0.6 },
    { x: -1, y: 1 },
  ];
  const dented = polygon.with(1, { x: 0.1 - 2 ** -56, y: 0.3 });
  expect(turnAt(dented[0]!, dented[1]!, dented[2]!)).toBe(-1);
  expect(winding(dented)).toBe(1);
  expect(winding(dented.toReversed())).toBe(-1);
});

test('with corners in line wherever it looks first, the area tells', () => {
  const bottom = Array.from({ length: 10 }, (_, x) => ({ x, y: x }));
  const polygon = [...bottom, { x: 0, y: 9 }];
  expect(winding(polygon)).toBe(1);
  expect(winding(polygon.toReversed())).toBe(-1);
});

test('asks three corners, however many there are, where these tell', () => {
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
  expect([winding(count(round)), winding(count(round.toReversed()))]).toEqual([1, -1]);
  expect([...asked]).toEqual(['0', '333', '666']);
});
