import { expect, test } from 'vitest';
import { distance } from '#lib/distance.ts';
import { add, fromDouble, sub } from '#oracle/rational.ts';
import { compareRoot, exactPoint, squaredDistance } from '#oracle/segment.ts';
import { ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { randomScenes } from './bench/random-scenes.ts';

const runs = full ? 1_000_000 : 1_000;

test('by hand', () => {
  expect(distance({ x: 1, y: 2 }, { x: 4, y: 6 })).toBe(5);
  expect(distance({ x: 4, y: 6 }, { x: 1, y: 2 })).toBe(5);
  expect(distance({ x: -4, y: 9 }, { x: -4, y: -3 })).toBe(12);
});

test('the distance from a point to itself is 0, not -0', () => {
  expect(distance({ x: 7, y: -0 }, { x: 7, y: 0 })).toBe(0);
});

// Beyond 1e154 a square overflows, and below 1e-162 it underflows.
testEach('is right to 3 ulps', [1e-300, 1e-150, 1, 600, 1e150, 1e300], (size) => {
  const scenes = randomScenes(runs, (random) => {
    const point = () => ({ x: size * random.between(-1, 1), y: size * random.between(-1, 1) });
    return { a: point(), b: point() };
  });
  const count = checkScenes(scenes, ({ a, b }) => {
    const found = distance(a, b);
    const exact = squaredDistance(exactPoint(a), exactPoint(b));
    const slack = ulpsOf(found, 3);
    const [low, high] = [sub(fromDouble(found), slack), add(fromDouble(found), slack)];
    return compareRoot(exact, low) >= 0 && compareRoot(exact, high) <= 0;
  });
  expect(count).toBe(runs);
});

test('is NaN if any number is NaN', () => {
  const spoilt = [...replaceEachNumber({ a: { x: 1, y: 2 }, b: { x: 3, y: 4 } }, NaN)];
  expect(spoilt.map(({ a, b }) => distance(a, b))).toEqual(Array(4).fill(NaN));
});
