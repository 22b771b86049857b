import { describe, expect, test } from 'vitest';
import { findIntersectingPairs } from '#lib/find-intersecting-pairs.ts';
import type { Circle } from '#lib/types.ts';
import { findIntersectingPairsByMap } from '#lib/variants/find-intersecting-pairs-by-map.ts';
import { checkScenes } from '../bench/check-scenes.ts';
import { crowds, lengths, listsOf } from '../bench/crowds.ts';
import { pairsSuite } from '../bench/pairs-suite.ts';
import { Random, randomScenes } from '../bench/random-scenes.ts';
import { disc } from '../bench/shapes.ts';

/** Where squares overflow, the double loop finds pairs that do not intersect. */
const { 'beyond squares': beyond, ...within } = crowds;

const { same, runs } = pairsSuite(findIntersectingPairsByMap, within);

describe('finds the pairs of the double loop, in the same order', () => {
  test('for circles that touch by rounding, across the border of a cell', () => {
    const list = [disc(1, 0, 0.5), disc(-1e-17, 0, 0.5)];
    expect(findIntersectingPairs(list)).toEqual([[0, 1]]);
    expect(same(list)).toBe(true);
  });

  test('in the last of ten million columns, where cells are only just wide enough', () => {
    const far = disc(-1e7, 1e7, 0);
    const lists = randomScenes(runs, (random) => {
      const place = (sign: number) => sign * (1e7 - random.integer(0, 30) / 10);
      const list = Array.from({ length: 12 }, () => ({
        center: { x: place(random.pick([1, -1])), y: place(random.pick([1, -1])) },
        radius: random.pick([0.05, 0.25, 0.5]),
      }));
      return [far, ...list];
    });
    expect(checkScenes(lists, same)).toBe(runs);
  });

  test.each([
    { along: 'x', at: (far: number) => ({ x: far, y: 0 }) },
    { along: 'y', at: (far: number) => ({ x: 0, y: far }) },
  ])('far out along $along alone, beyond whole numbers of 32 bits', ({ at }) => {
    // If cells were as wide as these circles, the two would be on both sides of cell 2 ** 31.
    const border = 2 ** 31 * 2.000001 * 0.5;
    const list = [-0.4, 0.4].map((away) => ({ center: at(border + away), radius: 0.5 }));
    expect(findIntersectingPairs(list)).toEqual([[0, 1]]);
    expect(same(list)).toBe(true);
  });
});

test('it ends even if squares overflow, and finds no pair that the double loop does not', () => {
  checkScenes(randomScenes(runs, listsOf(beyond!, lengths)), (list) => {
    const all = new Set(findIntersectingPairs(list).map(String));
    expect(findIntersectingPairsByMap(list).filter((pair) => !all.has(String(pair)))).toEqual([]);
    return true;
  });
});

/** How often a circle is read, which is twice at first, and then once in each test. */
function countReads(circles: readonly Circle[]): number {
  let reads = 0;
  const counting = new Proxy(circles as Circle[], {
    get(list, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(list, key);
    },
  });
  findIntersectingPairsByMap(counting);
  return reads;
}

test('8 times the circles take at most 9 times the tests, but about 64 times in one place', () => {
  const crowd = (n: number, side: number, radius = 0.7) => {
    const random = new Random(7);
    const coordinate = () => side * random.between(-1, 1);
    return Array.from({ length: n }, () => ({
      center: { x: coordinate(), y: coordinate() },
      radius,
    }));
  };
  const [few, many] = [500, 4000].map((n) => countReads(crowd(n, Math.sqrt(n))));
  expect(many! / few!).toBeLessThan(9);
  // For points, a cell is as wide as a ten millionth of the farthest coordinate.
  const [fewPoints, manyPoints] = [500, 4000].map((n) => countReads(crowd(n, 9, 0)));
  expect(manyPoints! / fewPoints!).toBeLessThan(9);
  const [small, large] = [50, 400].map((n) => countReads(crowd(n, 0.1)));
  expect(large! / small!).toBeGreaterThan(48);
});
