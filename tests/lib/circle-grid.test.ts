import { expect, test } from 'vitest';
import { farOf, listOf, makeGrid, wholeNear } from '#lib/circle-grid.ts';
import { findIntersectingPairsByGrid } from '#lib/find-intersecting-pairs-by-grid.ts';
import { testEach } from './bench/in-each.ts';
import { spacingsContract } from './bench/spacings.ts';

const count = 4096;

/** Returns how many circles are in the fullest list of a grid whose cells are 1 wide. */
function fullest(place: (i: number) => readonly [number, number]): number {
  const all = new Float64Array(3 * count);
  let largest = 0;
  for (let i = 0; i < count; i += 1) {
    const [x, y] = place(i);
    all.set([x, y, 0.25], 3 * i);
    largest = Math.max(largest, Math.abs(x), Math.abs(y));
  }
  const { start } = makeGrid(all, new Uint8Array(count), 0, count, 1, largest);
  let most = 0;
  for (let l = 1; l < start.length; l += 1) most = Math.max(most, start[l]! - start[l - 1]!);
  return most;
}

// At random, the fullest of 4096 lists has about 7 circles. The limit is higher, because eight
// cells side by side have adjacent lists.
spacingsContract(fullest, [0x9e3779b1, 0x85ebca77, 0x27d4eb2f, 0x165667b1], 24);

test('cells that agree in their lower 32 bits have different lists', () => {
  const lists = new Set(
    Array.from({ length: 64 }, (_, i) => listOf(0, 0, 20, farOf(i * 2 ** 32, -i * 2 ** 33))),
  );
  expect(lists.size).toBeGreaterThan(60);
});

test('the number of a cell near a position is found from its lower 32 bits', () => {
  for (const column of [0, -1, 2 ** 31, -(2 ** 31), 2 ** 40 - 1, -(2 ** 40)]) {
    for (const off of [-2, -1, 0, 1, 2]) {
      expect(wholeNear(column + 0.5, (column + off) | 0)).toBe(column + off);
    }
  }
});

// The pairs lie across multiples of 2^32 cells, where the lower 32 bits start again.
testEach(
  'finds pairs on both sides of a multiple of 2^32 cells',
  [2 ** 33, 2 ** 34, -(2 ** 34), 2 ** 36, 3 * 2 ** 34],
  (x) => {
    const circles = Array.from({ length: 60 }, (_, i) => ({
      center: { x: x - 30 + i, y: x + 30 - i },
      radius: 0.75,
    }));
    const expected = circles.slice(1).map((_, i) => [i, i + 1]);
    expect(findIntersectingPairsByGrid(circles)).toEqual(expected);
  },
);
