import { describe, expect, test } from 'vitest';
import { findIntersectingPairs } from '#lib/find-intersecting-pairs.ts';
import type { Circle } from '#lib/types.ts';
import { findIntersectingPairsByMap } from '#lib/variants/find-intersecting-pairs-by-map.ts';
import { checkScenes, full } from '../bench/check-scenes.ts';
import { crowds, lengths, listsOf, shortLengths } from '../bench/crowds.ts';
import { neighbour } from '../bench/doubles.ts';
import { pythagoreanTriples, replaceEachNumber } from '../bench/hard-numbers.ts';
import { Random, randomScenes } from '../bench/random-scenes.ts';
import { transformScene, transforms } from '../bench/transforms.ts';

const runs = full ? 4_000 : 100;
const shortRuns = full ? 50_000 : 400;

const textOf = (pairs: readonly (readonly [number, number])[]) => pairs.join(' ');

function same(list: readonly Circle[]): boolean {
  return textOf(findIntersectingPairsByMap(list)) === textOf(findIntersectingPairs(list));
}

/** Where squares overflow, the double loop finds pairs that are none. */
const { 'beyond squares': beyond, ...within } = crowds;

describe('the same pairs in the same order as the double loop', () => {
  describe.each(Object.entries(within))('%s', (_, crowd) => {
    test('many circles', () => {
      expect(checkScenes(randomScenes(runs, listsOf(crowd, lengths)), same)).toBe(runs);
    });

    test('few circles', () => {
      const lists = randomScenes(shortRuns, listsOf(crowd, shortLengths));
      expect(checkScenes(lists, same)).toBe(shortRuns);
    });
  });

  test('exactly touching, and one ulp beside, around the borders of cells', () => {
    for (const { a, b, c } of pythagoreanTriples(30)) {
      for (const part of [0, 1, c / 2, c - 1]) {
        const one = { center: { x: 0, y: 0 }, radius: c - part };
        const list = [a, -a].flatMap((x) =>
          [b, -b].flatMap((y) => [
            { center: { x, y }, radius: part },
            { center: { x: neighbour(x, 1), y }, radius: part },
            { center: { x, y: neighbour(y, -1) }, radius: part },
          ]),
        );
        expect(same([one, ...list])).toBe(true);
        expect(findIntersectingPairsByMap([one, ...list])).toContainEqual([0, 1]);
      }
    }
  });

  test('touching by rounding, across the border of a cell', () => {
    const list = [
      { center: { x: 1, y: 0 }, radius: 0.5 },
      { center: { x: -1e-17, y: 0 }, radius: 0.5 },
    ];
    expect(findIntersectingPairs(list)).toEqual([[0, 1]]);
    expect(same(list)).toBe(true);
  });

  test('at the last of ten million columns, where a cell is only as wide as a column', () => {
    const far = { center: { x: -1e7, y: 1e7 }, radius: 0 };
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

  test('with NaN anywhere: that circle is in no pair', () => {
    const list = listsOf(crowds['equal radii']!, [30])(new Random(3)).slice(0, 6);
    const scene = list.length > 0 ? list : [{ center: { x: 0, y: 0 }, radius: 1 }];
    expect(checkScenes(replaceEachNumber(scene, Number.NaN), same)).toBe(3 * scene.length);
  });

  test('none, and one', () => {
    expect(findIntersectingPairsByMap([])).toEqual([]);
    expect(findIntersectingPairsByMap([{ center: { x: 3, y: 4 }, radius: 5 }])).toEqual([]);
  });
});

test('beyond squares it ends, and finds no pair that the double loop does not', () => {
  checkScenes(randomScenes(runs, listsOf(beyond!, lengths)), (list) => {
    const all = new Set(findIntersectingPairs(list).map(String));
    expect(findIntersectingPairsByMap(list).filter((pair) => !all.has(String(pair)))).toEqual([]);
    return true;
  });
});

describe('the pairs stay', () => {
  test.each(transforms)('$name', (transform) => {
    checkScenes(randomScenes(runs / 10, listsOf(crowds['whole numbers']!, lengths)), (list) => {
      expect(findIntersectingPairsByMap(transformScene(list, transform))).toEqual(
        findIntersectingPairs(list),
      );
      return true;
    });
  });
});

/** How many circles are taken from the list: two in the first passes, and one in each test. */
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

test('8 times the circles of a crowd take at most 9 times the tests; in one place, 64 times', () => {
  const crowd = (n: number, side: number) => {
    const random = new Random(7);
    const coordinate = () => side * random.between(-1, 1);
    return Array.from({ length: n }, () => ({
      center: { x: coordinate(), y: coordinate() },
      radius: 0.7,
    }));
  };
  const [few, many] = [500, 4000].map((n) => countReads(crowd(n, Math.sqrt(n))));
  expect(many! / few!).toBeLessThan(9);
  const [small, large] = [50, 400].map((n) => countReads(crowd(n, 0.1)));
  expect(large! / small!).toBeGreaterThan(48);
});
