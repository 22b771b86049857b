import { describe, expect, test, vi } from 'vitest';
import { findIntersectingPairs } from '#lib/find-intersecting-pairs.ts';
import { findIntersectingPairsByGrid } from '#lib/find-intersecting-pairs-by-grid.ts';
import type { Circle } from '#lib/types.ts';
import { crowds, disc, lengths, listsOf } from './bench/crowds.ts';
import { sharingAList } from './bench/floods.ts';
import { testEach } from './bench/in-each.ts';
import { pairsSuite } from './bench/pairs-suite.ts';
import { Random } from './bench/random-scenes.ts';

const { same } = pairsSuite(findIntersectingPairsByGrid, crowds);

describe('finds the pairs of the double loop, in the same order', () => {
  test('in crowds, which all have pairs', () => {
    for (const [name, crowd] of Object.entries(crowds)) {
      const random = new Random(5);
      let pairs = 0;
      for (let count = 0; count < 30; count += 1)
        pairs += findIntersectingPairsByGrid(listsOf(crowd, lengths)(random)).length;
      expect(pairs, name).toBeGreaterThan(10);
    }
  });

  test('for circles that touch by rounding, across the border of a cell', () => {
    const one = { center: { x: 1, y: 0 }, radius: 0.5 };
    const other = { center: { x: -1e-17, y: 0 }, radius: 0.5 };
    // Here the cells are 1 wide, and columns 7 and 8 belong to different groups of eight.
    const beforeEight = { center: { x: 7.5, y: -1e-17 }, radius: 0.25 };
    const inEight = { center: { x: 8, y: 0 }, radius: 0.25 };
    for (const list of [
      [one, other],
      [other, one],
      [beforeEight, inEight],
      [inEight, beforeEight],
    ]) {
      expect(findIntersectingPairs(list)).toEqual([[0, 1]]);
      expect(same(list)).toBe(true);
      const upright = list.map(({ center: { x, y }, radius }) => ({
        center: { x: y, y: x },
        radius,
      }));
      expect(same(upright)).toBe(true);
    }
  });
});

test('finds the pairs of the double loop if all cells share a list', () => {
  const random = new Random(8);
  const circles = sharingAList(400, 1).flatMap(({ center: { x, y }, radius }) => {
    const near = { x: x + random.between(-0.6, 0.6), y: y + random.between(-0.6, 0.6) };
    const small = { center: near, radius: radius * random.pick([0, 0.01, 1]) };
    return [{ center: { x, y }, radius }, small];
  });
  // Some of the circles touch nothing.
  const odd = [NaN, -1].map((radius) => ({ center: circles[7]!.center, radius }));
  const list = [...odd, ...circles, { center: { x: NaN, y: 3 }, radius: 0.25 }];
  expect(findIntersectingPairsByGrid(list).length).toBeGreaterThan(100);
  expect(same(list)).toBe(true);
});

/** Makes arrays of numbers that count how often a number is read. */
function counting(Plain: Float64ArrayConstructor | Int32ArrayConstructor, count: () => void) {
  return function make(length: number) {
    return new Proxy(new Plain(length), {
      get(array, key) {
        if (typeof key === 'string' && key !== 'length') count();
        const value = Reflect.get(array, key);
        return typeof value === 'function' ? value.bind(array) : value;
      },
      set: (array, key, value) => Reflect.set(array, key, value),
    });
  };
}

/** Returns how many numbers the search reads, as it does for each cell and each circle. */
function countReads(circles: readonly Circle[]): number {
  let reads = 0;
  const count = () => {
    reads += 1;
  };
  vi.stubGlobal('Float64Array', counting(Float64Array, count));
  vi.stubGlobal('Int32Array', counting(Int32Array, count));
  try {
    findIntersectingPairsByGrid(circles);
  } finally {
    vi.unstubAllGlobals();
  }
  return reads;
}

// Sorting a circle into its cell takes about 20 reads, and searching a row of cells takes 2.
test('a circle that touches nothing searches few cells, and no empty grid', () => {
  const places = Array.from({ length: 1000 }, (_, i) => ({
    x: 10 * (i % 32) + i / 1000,
    y: 10 * Math.floor(i / 32),
  }));
  const spread = (radius: number) => places.map((center) => ({ center, radius }));
  const large = { center: { x: -300, y: 0 }, radius: 1 };
  for (const list of [spread(1), [...spread(0.01), large]]) {
    expect(findIntersectingPairsByGrid(list)).toEqual([]);
    expect(countReads(list)).toBeLessThanOrEqual(32 * list.length);
  }
});

test('a radius of NaN costs no more than another', () => {
  const reads = (radius: number) =>
    countReads([
      { center: { x: 0, y: 0 }, radius: 1 },
      { center: { x: -1000, y: -1000 }, radius },
    ]);
  expect(reads(NaN)).toBeLessThanOrEqual(reads(1));
});

describe('8 times the circles take at most 12 times the work', () => {
  testEach<[string, (n: number, random: Random) => (index: number) => Circle]>(
    'for crowds of each kind',
    [
      ['uniform', (n, random) => () => disc(random, Math.sqrt(n), 0.7)],
      [
        'clustered',
        (n, random) => (i) => {
          const { center } = disc(random, Math.sqrt(n) / 5, 0);
          return { center: { x: center.x + 1e5 * (i % 100), y: center.y }, radius: 0.7 };
        },
      ],
      [
        'very unequal',
        (n, random) => () =>
          disc(random, 20 * Math.sqrt(n), 0.5 / Math.sqrt(random.between(1e-6, 1))),
      ],
      ['points', (n, random) => () => disc(random, Math.sqrt(n), 0)],
      ['points in clusters', (_, random) => (i) => disc(random, i % 2 === 0 ? 1 : 1e-6, 0)],
      [
        'a lattice of a power of two',
        (n) => (i) => {
          const side = Math.ceil(Math.sqrt(n));
          const center = { x: 1024 * (i % side), y: 1024 * Math.floor(i / side) };
          return { center, radius: 0.25 };
        },
      ],
      ['points on a level line', () => (i) => ({ center: { x: i, y: 0 }, radius: 0 })],
      ['points on an upright line', () => (i) => ({ center: { x: 0, y: i }, radius: 0 })],
      ['on a line', () => (i) => ({ center: { x: i, y: i }, radius: 0.7 })],
      ['chosen to share a list', (n) => (i) => sharingAList(n, 1)[i]!],
    ],
    (_, crowd) => {
      const [few, many] = [1000, 8000].map((n) => {
        const make = crowd(n, new Random(7));
        return countReads(Array.from({ length: n }, (_, index) => make(index)));
      });
      // If there is less than one read per circle, nothing was counted.
      expect(few).toBeGreaterThan(1000);
      expect(many! / few!).toBeLessThanOrEqual(12);
    },
  );
});
