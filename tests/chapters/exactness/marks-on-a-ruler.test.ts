import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/exactness/figures/marks-on-a-ruler.ts';
import { storedAs, storedFrom } from '#chapters/exactness/storage.ts';
import { ulp } from '#lib/index.ts';
import { forAll } from '../../support/for-all.ts';
import { reading } from '../support.ts';

const { preset, wordsOf } = reading(figure);

test('stored with 24 digits is what a float keeps, with 53 what a double does', () => {
  forAll(
    fc.property(fc.double({ min: 1e-30, max: 1e30, noNaN: true }), (value) => {
      expect(storedAs(value, 24)).toBe(Math.fround(value));
      expect(storedAs(value, 53)).toBe(value);
    }),
    2000,
  );
  // Half way between two numbers the even one is kept: as a float does.
  for (const value of [2 ** 24 + 1, 2 ** 24 + 3, 1 + 2 ** -24, 1 + 3 * 2 ** -24]) {
    expect(storedAs(value, 24)).toBe(Math.fround(value));
  }
});

test('the marks are all the numbers of so many digits, and the gaps double at powers of two', () => {
  for (const digits of [3, 4, 5]) {
    const marks = storedFrom(4, 64, digits);
    expect(marks).toHaveLength(4 * 2 ** (digits - 1) + 1);
    for (const mark of marks) expect(storedAs(mark, digits)).toBe(mark);
    const gaps = [6, 12, 24, 48].map((value) => ulp(value, digits));
    for (const [i, gap] of gaps.slice(1).entries()) expect(gap).toBe(2 * gaps[i]!);
  }
});

test('what is stored is the nearest mark', () => {
  for (const digits of ['3', '4', '5'] as const) {
    for (let tenths = 40; tenths <= 640; tenths += 1) {
      const u = tenths / 10;
      const { v, marks } = figure.answer({ u, digits });
      expect(marks).toContain(v);
      for (const mark of marks) expect(Math.abs(u - v)).toBeLessThanOrEqual(Math.abs(u - mark));
    }
  }
});

describe('presets do as they say', () => {
  test.each([
    ['large', 'rounded', '42.7 is stored as 40; marks there are 8 apart'],
    ['small', 'rounded', '5.2 is stored as 5; marks there are 1 apart'],
    ['mark', 'exact', '6 is a mark; marks there are 1 apart'],
    ['more', 'rounded', '42.7 is stored as 42; marks there are 2 apart'],
  ])('%s', (name, word, rest) => {
    expect(wordsOf(preset(name))).toMatchObject({ word, rest });
  });
});

test('5.1 is a mark of none of these rulers', () => {
  for (const digits of ['3', '4', '5'] as const) {
    expect(wordsOf({ u: 5.1, digits }).word).toBe('rounded');
  }
});
