import { describe, expect, test } from 'vitest';
import type { Polygon } from '#lib/types.ts';
import { winding } from '#lib/winding.ts';
import { areaSign } from '#oracle/outline.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import {
  everySmallPolygon,
  integerPolygonScene,
  nearTouchingScene,
  simpleMakers,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { rotated } from './bench/simple-polygons.ts';

const runs = full ? 100_000 : 200;

/** Does the winding agree with the exact area, from any first corner and in both directions? */
function isRight(polygon: Polygon): boolean {
  const truth = areaSign(polygon);
  return polygon.every((_, i) => {
    const listed = rotated(polygon, i);
    return winding(listed) === truth && winding(listed.toReversed()) === -truth;
  });
}

describe('is right', () => {
  // From (4, 0) on, the first three corners turn the other way.
  test('for an L, whichever corner is first', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(winding(outline)).toBe(1);
    expect(winding(rotated(outline, 1))).toBe(1);
    expect(isRight(outline)).toBe(true);
  });

  test('for every simple polygon of a small grid', () => {
    expect(checkScenes(everySmallPolygon, isRight)).toBe(1316);
  });

  testEach('for whole numbers', Object.entries(simpleMakers), (_, make) => {
    const scenes = randomScenes(runs, (random) => integerPolygonScene(random, 4096, make));
    expect(checkScenes(scenes, ({ polygon }) => isRight(polygon))).toBe(runs);
  });

  testEach('for doubles', [1e-320, 1e-150, 1, 1e300], (size) => {
    const make = simpleMakers.concave!;
    const scenes = randomScenes(runs, (random) => nearTouchingScene(random, size, make));
    expect(checkScenes(scenes, ({ polygon }) => areaSign(polygon) === 0 || isRight(polygon))).toBe(
      runs,
    );
  });

  test('for repeated corners, even if the leftmost is repeated', () => {
    const corner = { x: 0, y: 0 };
    const polygon = [corner, { x: 4, y: 1 }, { x: 1, y: 4 }, corner, { ...corner }];
    expect(isRight(polygon)).toBe(true);
  });
});

test('corners that are not finite, or all equal, do not throw', () => {
  const polygon = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 0, y: 4 },
  ];
  for (const value of [NaN, Infinity, -Infinity]) {
    for (const spoilt of replaceEachNumber(polygon, value)) {
      expect(Math.abs(winding(spoilt))).toBe(1);
    }
  }
  expect(winding(Array(3).fill(polygon[0]))).toBe(1);
});
