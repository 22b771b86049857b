import { describe, expect, test } from 'vitest';
import { diceOf } from '../../../scripts/soak/dice.mjs';
import type { Memory } from '../../../scripts/soak/memory.mjs';
import { judge, type Sample } from '../../../scripts/soak/verdict.mjs';

const steady: Memory = {
  heap: 1e7,
  objects: 3e6,
  dom: 8e6,
  buffers: 1e6,
  documents: 3,
  nodes: 10_000,
  allNodes: 13_000,
  undos: 40,
  listeners: 400,
  workers: 1,
  frames: 2,
  rss: 3e8,
  kinds: new Map(),
};

const samples = (change: (i: number) => { memory?: Partial<Memory>; drag?: number }, count = 30) =>
  Array.from({ length: count }, (_, i): Sample => {
    const { memory, drag = 3 } = change(i);
    return { at: i, deeds: 30 * i, memory: { ...steady, ...memory }, drag };
  });

const tooMuch = (all: readonly Sample[]) =>
  judge(all, diceOf(1, 'verdict', 0))
    .filter(({ verdict }) => verdict === 'too much')
    .map(({ measure }) => measure);

describe('the verdict', () => {
  test('has nothing against a page that stays as it is', () => {
    expect(tooMuch(samples(() => ({})))).toEqual([]);
  });

  test.each([
    ['JavaScript heap, MB', (i: number) => ({ heap: 1e7 + 5e4 * i })],
    ["browser's heap, MB", (i: number) => ({ dom: 8e6 + 5e4 * i })],
    ['DOM nodes', (i: number) => ({ nodes: 10_000 + 40 * i })],
    ['listeners', (i: number) => ({ listeners: 400 + 2 * i })],
    ['documents', (i: number) => ({ documents: 3 + Math.floor(i / 4) })],
    ['workers', (i: number) => ({ workers: 1 + Math.floor(i / 4) })],
    ['frames', (i: number) => ({ frames: 2 + Math.floor(i / 4) })],
  ] as const)('notices what grows: %s', (measure, memory) => {
    expect(tooMuch(samples((i) => ({ memory: memory(i) })))).toEqual([measure]);
  });

  test('allows 5 %, and not more', () => {
    const grown = (share: number) =>
      tooMuch(samples((i) => ({ memory: { heap: 1e7 * (1 + (share * (i - 9)) / 20) } })));
    expect(grown(0.045)).toEqual([]);
    expect(grown(0.06)).toEqual(['JavaScript heap, MB']);
  });

  test('leaves the process to the record: its size is the business of the system', () => {
    expect(tooMuch(samples((i) => ({ memory: { rss: 3e8 * (1 + i) } })))).toEqual([]);
  });

  test('leaves to the record what the browser keeps so that the reader can undo it', () => {
    const undos = (i: number) => ({ memory: { undos: 40 + i, allNodes: 13_000 + 40 * i } });
    expect(tooMuch(samples(undos))).toEqual([]);
  });

  test('notices a drag that costs more at the end, and not one that is noisy', () => {
    expect(tooMuch(samples((i) => ({ drag: 3 + i / 20 })))).toEqual([
      'work of a drag, beside an unused page',
    ]);
    const dice = diceOf(2, 'noise', 0);
    expect(tooMuch(samples(() => ({ drag: 3 + dice.next() }), 48))).toEqual([]);
  });

  test('is not given on few samples', () => {
    expect(() =>
      judge(
        samples(() => ({}), 5),
        diceOf(1, 'few', 0),
      ),
    ).toThrow('5 samples');
  });
});
