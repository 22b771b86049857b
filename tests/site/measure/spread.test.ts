import { expect, test } from 'vitest';
import { spreadOf } from '#site/measure/spread.ts';

test('the middle half leaves out the fastest and the slowest quarter', () => {
  const rounds = Array.from({ length: 100 }, (_, i) => i);
  expect(spreadOf(rounds.toReversed())).toEqual({ median: 50, low: 25, high: 75 });
});

test('one disturbed round moves none of the three', () => {
  expect(spreadOf([7, 7, 7, 7, 7, 7, 7, 9000])).toEqual({ median: 7, low: 7, high: 7 });
});

test('numbers are ordered as numbers, and what was measured stays as it was', () => {
  const rounds = [10, 9, 100];
  expect(spreadOf(rounds)).toEqual({ median: 10, low: 9, high: 100 });
  expect(rounds).toEqual([10, 9, 100]);
});

test('one round is all of them', () => {
  expect(spreadOf([3])).toEqual({ median: 3, low: 3, high: 3 });
});
