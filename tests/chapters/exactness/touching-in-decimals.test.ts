import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/exactness/figures/touching-in-decimals.ts';
import { circlesOf, judge, type Scene } from '#chapters/exactness/touching.ts';
import { findPreset } from '#figure/all-figures.ts';
import { ulp } from '#lib/index.ts';
import { add, compare, fromDouble } from '#oracle/rational.ts';

const preset = (name: string): Scene => findPreset(figure, name).state;
const wordsOf = (state: Scene) => figure.verdict(state, figure.answer(state));
const radii = Array.from({ length: 9 }, (_, i) => (i + 1) / 10);
const pairs = radii.flatMap((first) => radii.map((second) => ({ first, second })));
const inUnit = (unit: Scene['unit']) => pairs.map((pair) => judge({ ...pair, unit }));

test('of the 81 pairs of radii 8 are missed; in whole numbers none is', () => {
  expect(pairs).toHaveLength(81);
  expect(inUnit('metres').filter(({ hit }) => !hit)).toHaveLength(8);
  expect(inUnit('decimetres').filter(({ hit }) => !hit)).toEqual([]);
  for (const { sum, d } of inUnit('decimetres')) expect(sum).toBe(d);
});

test('it is missed where the sum comes out short, and there alone', () => {
  for (const { hit, sum, d } of inUnit('metres')) expect(hit).toBe(sum >= d);
});

test('the sum is one step from the distance at most, and the decimal half a step', () => {
  for (const { sumAt, paperAt } of inUnit('metres')) {
    expect([-1, 0, 1]).toContain(sumAt);
    expect(Math.abs(paperAt)).toBeLessThanOrEqual(0.5);
  }
  // 0.3 is 0.2 of a step above the double that stands for it; 0.5 is a double.
  expect(judge({ first: 0.1, second: 0.2, unit: 'metres' }).paperAt).toBeCloseTo(0.2, 3);
  expect(judge({ first: 0.1, second: 0.4, unit: 'metres' }).paperAt).toBe(0);
});

test('what is called true of the stored numbers is', () => {
  for (const { first, second, d, stored } of inUnit('metres')) {
    const sum = add(fromDouble(first), fromDouble(second));
    expect(stored).toBe(compare(fromDouble(d), sum) <= 0);
  }
});

test('the circles touch on paper: tenths that add up', () => {
  for (const pair of pairs) {
    const [a, b] = circlesOf({ ...pair, unit: 'metres' });
    const tenths = [a.radius, b.radius, b.center.x].map((value) => Math.round(value * 10));
    expect(tenths[0]! + tenths[1]!).toBe(tenths[2]);
    expect(tenths.map((tenth) => tenth / 10)).toEqual([a.radius, b.radius, b.center.x]);
  }
});

describe('presets do as they say', () => {
  test.each([
    ['long', true, '0.1 + 0.2 is one mark above 0.3'],
    ['short', false, '0.7 + 0.1 is one mark below 0.8'],
    ['same', true, '0.5 + 0.4 is exactly the stored 0.9'],
    ['whole', true, '7 + 1 is exactly the stored 8'],
  ])('%s', (name, hit, rest) => {
    expect(wordsOf(preset(name))).toMatchObject({ hit, rest });
  });
});

test('the stored 0.1 and 0.2 are too large, and so is their sum by one double', () => {
  const tenth = fromDouble(0.1);
  const ten = Array.from({ length: 9 }).reduce<typeof tenth>((sum) => add(sum, tenth), tenth);
  expect(compare(ten, fromDouble(1))).toBe(1);
  expect(0.1 + 0.2).toBe(0.3 + ulp(0.3));
});
