import { expect, test, vi } from 'vitest';
import {
  addCircle,
  createStore,
  dropCircle,
  hashOfBlock,
  listInBlock,
  moveCircle,
  settle,
} from '#lib/circle-store.ts';
import { createPairs, updatePairs } from '#lib/kept-pairs.ts';
import { sharingAList } from './bench/floods.ts';
import { spacingsContract } from './bench/spacings.ts';

const count = 4096;

/** Returns how many circles are in the fullest list of a store whose cells are 1 wide. */
function fullest(place: (i: number) => readonly [number, number]): number {
  const store = createStore();
  for (let i = 0; i < count; i += 1) addCircle(store, i, ...place(i), 0.25);
  settle(store);
  let most = 0;
  for (let l = 0; l < store.lists.length - 2; l += 2) {
    most = Math.max(most, store.lists[l + 2]! - store.lists[l]!);
  }
  return most;
}

// At random, the fullest of 4096 lists has about 7 circles. The limit is higher, because all lists
// of a block fill together.
spacingsContract(fullest, [0x9e3779b1, 0x85ebca77, 0xc2b2ae35], 32);

test('the cells of a block have a list each', () => {
  for (const [u, v] of [
    [0, 0],
    [-8, 80],
    [8000, -16],
  ] as const) {
    const lists = new Set<number>();
    for (let row = v; row < v + 8; row += 1) {
      for (let column = u; column < u + 8; column += 1) {
        lists.add(listInBlock(10, hashOfBlock(300, column, row, 0), column, row));
      }
    }
    expect(lists.size).toBe(64);
    expect(Math.max(...lists) - Math.min(...lists)).toBe(63);
    expect(Math.min(...lists)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...lists)).toBeLessThan(2 ** 10 + 64);
  }
});

test('slots without a circle do not pile up', () => {
  const store = createStore();
  for (let i = 0; i < 100; i += 1) addCircle(store, i, i, 0, 1);
  for (let i = 0; i < 5000; i += 1) {
    moveCircle(store, i % 100, (i * 37) % 1000, i % 77, 1 + (i % 5));
    settle(store);
    expect(store.top).toBeLessThanOrEqual(200);
  }
  for (let i = 0; i < 100; i += 1) dropCircle(store, i);
  settle(store);
  expect([store.size, store.top, store.levels]).toEqual([0, 0, []]);
});

test('circles that take turns in one cell do not crowd it', () => {
  const store = createStore();
  for (let i = 0; i < 5000; i += 1) addCircle(store, i, 10 * i, 50, 1);
  settle(store);
  // One enters the cell before the other leaves it.
  for (let i = 0; i < 600; i += 1) {
    moveCircle(store, i % 2, 5, 5, 1);
    settle(store);
    expect(store.isCrowded).toBe(false);
    moveCircle(store, 1 - (i % 2), 500 * i, 500, 1);
    settle(store);
  }
});

test('after most circles have left, there are fewer lists to clear', () => {
  const store = createStore();
  for (let i = 0; i < 10_000; i += 1) addCircle(store, i, i, 0, 1);
  settle(store);
  const { bits } = store;
  for (let i = 10; i < 10_000; i += 1) dropCircle(store, i);
  for (let i = 0; i < 10; i += 1) moveCircle(store, i, i, 1, 1);
  settle(store);
  expect([bits, store.bits]).toEqual([14, 6]);
});

test('unused slots do not pile up in 100,000 inserts and removals without a search', () => {
  for (const others of [0, 50]) {
    const store = createStore();
    for (let i = 1; i <= others; i += 1) addCircle(store, i, 3 * i, 0, 1);
    for (let i = 0; i < 100_000; i += 1) {
      addCircle(store, 0, i % 1000, i % 77, 1 + (i % 5));
      if (i % 3 === 0) moveCircle(store, 0, i % 500, 0, 1);
      dropCircle(store, 0);
    }
    for (const list of [store.xyr, store.id, store.changed.ids, store.moved.ids]) {
      expect(list.length).toBeLessThan(1500);
    }
    settle(store);
    expect([store.size, store.top]).toEqual([others, others]);
  }
});

test('slots are sorted by cell only if many cells share a list', () => {
  const store = createStore();
  for (const [i, { center, radius }] of sharingAList(600, 8).entries()) {
    addCircle(store, i, center.x, center.y, radius);
  }
  settle(store);
  expect(store.isSorted).toBe(true);
  for (let i = 0; i < 600; i += 1) moveCircle(store, i, 3 * i, 0, 0.25);
  settle(store);
  expect(store.isSorted).toBe(false);
  // A crowd in one cell shares its list with no other cell.
  for (let i = 0; i < 600; i += 1) moveCircle(store, i, 0.5, 0.5, 0.25);
  settle(store);
  expect(store.isSorted).toBe(false);
});

test('large circles get cells that fit them', () => {
  for (const radius of [1, 2, 3, 4, 7, 8, 1e6]) {
    const store = createStore();
    for (let i = 0; i < 10; i += 1) addCircle(store, i, i, 0, radius);
    settle(store);
    const width = store.cell[store.levels[0]!]!;
    expect(store.levels).toHaveLength(1);
    expect(width / radius).toBeGreaterThanOrEqual(4);
    expect(width / radius).toBeLessThan(8);
  }
});

test('a move to the same position is not a change, and two moves count once', () => {
  const store = createStore();
  for (let i = 0; i < 9; i += 1) addCircle(store, i, i, 2 * i, 1);
  updatePairs(createPairs(), store);
  moveCircle(store, 4, 4, 8, 1);
  expect([store.changed.size, store.moved.size]).toEqual([0, 0]);
  moveCircle(store, 4, 4, 8, 2);
  moveCircle(store, 4, 70, 8, 2);
  expect([store.changed.size, store.moved.size]).toEqual([1, 1]);
  dropCircle(store, 4);
  expect([store.changed.size, store.moved.size]).toEqual([1, 1]);
});

test('memory grows by doubling, so many circles need few new arrays', () => {
  let made = 0;
  const count = <T extends object>(Plain: T) =>
    new Proxy(Plain, {
      construct: (target, values, self) => {
        made += 1;
        return Reflect.construct(target as never, values, self);
      },
    });
  vi.stubGlobal('Int32Array', count(Int32Array));
  vi.stubGlobal('Uint8Array', count(Uint8Array));
  try {
    const store = createStore();
    const atFirst = made;
    expect(atFirst).toBeGreaterThan(5);
    for (let i = 0; i < 4096; i += 1) addCircle(store, i, i, 0, 1);
    // Five arrays by slot, two by id and one of changes, each from 16 to 4096.
    expect(made - atFirst).toBe(8 * 8);
  } finally {
    vi.unstubAllGlobals();
  }
});
