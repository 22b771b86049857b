import { describe, expect, test } from 'vitest';
import { compare, median } from '../../scripts/measure/ratio.mjs';

test('the median stands in the middle, or between the two that do', () => {
  expect([[3], [3, 1], [9, 1, 5], [4, 1, 2, 100]].map(median)).toEqual([3, 2, 5, 3]);
});

describe('a comparison', () => {
  const pairs = (...all: [now: number, before: number][]) =>
    all.map(([now, before]) => ({ now, before }));

  test('takes the ratio of each pair, not of the sums: one slow moment falls on both', () => {
    const steady = compare(pairs([1, 1], [20, 20], [1.02, 1]));
    expect(steady).toEqual({ ratio: 1, low: 1, high: 1.02, isSlower: false });
  });

  test('is slower beyond 10 %, and not at 10 %', () => {
    expect(compare(pairs([11, 10], [1.1, 1], [3.3, 3]))).toMatchObject({ isSlower: false });
    expect(compare(pairs([112, 100], [113, 100], [90, 100]))).toMatchObject({
      ratio: 1.12,
      isSlower: true,
    });
  });

  test('of nothing is refused', () => {
    expect(() => compare([])).toThrow('no pair was measured');
  });
});
