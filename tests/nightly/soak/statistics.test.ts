import { describe, expect, test } from 'vitest';
import { diceOf } from '../../../scripts/soak/dice.mjs';
import {
  afterWarmUp,
  growthOf,
  quarters,
  slope,
  slowdownOf,
} from '../../../scripts/soak/statistics.mjs';

const series = (count: number, valueAt: (i: number) => number) =>
  Array.from({ length: count }, (_, i) => ({ at: i / 2, value: valueAt(i) }));
/** The same crumbs every time, from -1 to 1. */
const crumbs = (seed: number) => {
  const dice = diceOf(seed, 'crumbs', 0);
  return () => 2 * dice.next() - 1;
};

test('the warm-up is the first three tenths', () => {
  expect(afterWarmUp([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([4, 5, 6, 7, 8, 9, 10]);
  // Rather too much of it than too little.
  expect(afterWarmUp([1, 2, 3, 4, 5, 6])).toEqual([3, 4, 5, 6]);
});

test('quarters are the first and the last, and at least one each', () => {
  expect(quarters([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ first: [1, 2], last: [7, 8] });
  expect(quarters([1, 2])).toEqual({ first: [1], last: [2] });
});

describe('the slope', () => {
  test('of a line is its own, and an outlier does not bend it', () => {
    const line = series(20, (i) => 100 + 3 * (i / 2));
    expect(slope(line)).toBeCloseTo(3, 9);
    const bent = line.map((point, i) => (i === 18 ? { ...point, value: 1e6 } : point));
    expect(slope(bent)).toBeCloseTo(3, 1);
  });

  test('of one point is none', () => {
    expect(slope([{ at: 0, value: 1 }])).toBeNaN();
  });
});

describe('growth', () => {
  test('of what stays is none, whatever was before the warm-up', () => {
    const settled = series(40, (i) => (i < 8 ? i * 5e5 : 1e7));
    expect(growthOf(settled)).toEqual({ first: 1e7, last: 1e7, share: 0 });
  });

  test.each([1, 2, 3, 4, 5])('is seen through crumbs, whichever they are: %i', (seed) => {
    const crumb = crumbs(seed);
    const flat = series(48, () => 1e7 * (1 + 0.02 * crumb()));
    expect(Math.abs(growthOf(flat).share)).toBeLessThan(0.02);
    const rising = series(48, (i) => 1e7 * (1 + 0.1 * ((i - 10) / 37) + 0.02 * crumb()));
    expect(growthOf(rising).share).toBeGreaterThan(0.07);
    expect(growthOf(rising).share).toBeLessThan(0.13);
  });

  test('of a single outlier is none, even at the end', () => {
    const jump = series(40, (i) => (i === 39 ? 2e7 : 1e7));
    expect(growthOf(jump).share).toBe(0);
  });

  test('of a worker with every sample, from none on, is no division by zero', () => {
    const { share } = growthOf(series(20, (i) => Math.max(0, i - 4)));
    expect(share).toBeGreaterThan(1);
    expect(share).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

describe('a slowdown', () => {
  const dice = () => diceOf(1, 'slowdown', 0);

  test('is the ratio of the last quarter and the first after the warm-up, with its spread', () => {
    const crumb = crumbs(7);
    const costs = Array.from({ length: 40 }, (_, i) => (i < 24 ? 2 : 3) * (1 + 0.05 * crumb()));
    const { ratio, low, high } = slowdownOf(costs, dice());
    expect(ratio).toBeCloseTo(1.5, 1);
    expect(low).toBeGreaterThan(1.4);
    expect(low).toBeLessThanOrEqual(ratio);
    expect(high).toBeGreaterThanOrEqual(ratio);
  });

  test('of the same is none, and its spread has 1 in it', () => {
    const crumb = crumbs(8);
    const { ratio, low, high } = slowdownOf(
      Array.from({ length: 48 }, () => 3 * (1 + 0.05 * crumb())),
      dice(),
    );
    expect(ratio).toBeCloseTo(1, 1);
    expect(low).toBeLessThan(1);
    expect(high).toBeGreaterThan(1);
  });
});
