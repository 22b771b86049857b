import { describe, expect, test } from 'vitest';
import { findIntersectingPairs } from '#lib/find-intersecting-pairs.ts';
import type { Circle } from '#lib/types.ts';
import * as oracle from '#oracle/circle.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const runs = full ? 500_000 : 100;

const circles = (random: Random): Circle[] =>
  Array.from({ length: random.integer(0, 12) }, () => ({
    center: { x: random.integer(-20, 20), y: random.integer(-20, 20) },
    radius: random.integer(0, 6),
  }));

function truth(list: readonly Circle[]): [number, number][] {
  const numbers = list.map((_, index) => index);
  return numbers.flatMap((i) =>
    numbers
      .filter((j) => i < j && oracle.circlesIntersect(list[i]!, list[j]!))
      .map((j): [number, number] => [i, j]),
  );
}

test('of three circles in a row, the neighbours touch', () => {
  const row = [0, 2, 4].map((x) => ({ center: { x, y: 0 }, radius: 1 }));
  expect(findIntersectingPairs(row)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('an empty list and one circle have no pairs, but two equal circles are a pair', () => {
  const one = { center: { x: 1, y: 2 }, radius: 0 };
  expect(findIntersectingPairs([])).toEqual([]);
  expect(findIntersectingPairs([one])).toEqual([]);
  expect(findIntersectingPairs([one, one])).toEqual([[0, 1]]);
});

test('finds exactly the true pairs, in order', () => {
  let found = 0;
  const count = checkScenes(randomScenes(runs, circles), (list) => {
    const pairs = findIntersectingPairs(list);
    found += pairs.length;
    expect(pairs).toEqual(truth(list));
    return true;
  });
  expect(count).toBe(runs);
  expect(found).toBeGreaterThan(runs);
});

describe('the pairs are the same', () => {
  testEach('for transformed circles', transforms, (transform) => {
    checkScenes(randomScenes(runs / 10, circles), (list) => {
      expect(findIntersectingPairs(transformScene(list, transform))).toEqual(
        findIntersectingPairs(list),
      );
      return true;
    });
  });
});
