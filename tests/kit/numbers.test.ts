import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clamp, readNumber, show, toStep, toTenths } from '#figure/numbers.ts';
import { forAll } from '../support/for-all.ts';

describe('toTenths', () => {
  test('gives the double that is written so, not one beside it', () => {
    for (let tenths = -2000; tenths <= 2000; tenths += 1) {
      const written = Number(`${tenths}e-1`);
      expect(toTenths(tenths * 0.1) + 0).toBe(written + 0);
      expect(toTenths(written) + 0).toBe(written + 0);
    }
  });

  test('goes to the nearest', () => {
    expect(toTenths(1.24)).toBe(1.2);
    expect(toTenths(1.26)).toBe(1.3);
    expect(toTenths(-1.26)).toBe(-1.3);
  });
});

test('toStep goes to the nearest whole step', () => {
  expect(toStep(2.4, 1)).toBe(2);
  expect(toStep(-2.6, 1)).toBe(-3);
});

test('clamp keeps what is between, and brings the rest to the nearer limit', () => {
  expect([-5, -4, 0, 4, 5].map((value) => clamp(value, -4, 4))).toEqual([-4, -4, 0, 4, 4]);
  expect(clamp(Infinity, -4, 4)).toBe(4);
});

describe('show', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [-0.001, '0'],
    [0.005, '0.01'],
    [1.5, '1.5'],
    [2, '2'],
    [-3, '−3'],
    [1 / 3, '0.33'],
    [Infinity, '∞'],
    [-Infinity, '−∞'],
    [NaN, 'NaN'],
  ])('%d as "%s"', (value, text) => {
    expect(show(value)).toBe(text);
  });

  test('with as many decimals as asked for', () => {
    expect(show(1.26, 1)).toBe('1.3');
    expect(show(-0.04, 1)).toBe('0');
    expect(show(1.26, 0)).toBe('1');
  });

  test('is never "-0", and has no hyphen for a minus', () => {
    forAll(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(show(value)).toMatch(/^−?\d+(\.\d{1,2})?$/);
        expect(show(value)).not.toMatch(/^−0$/);
      }),
    );
  });
});

describe('readNumber', () => {
  const read = (text: string) => readNumber(text, 'radius r', 1, 32);

  test.each([
    ['5', 5],
    [' 5.25 ', 5.25],
    ['5,25', 5.25],
    ['1', 1],
    ['32', 32],
    ['+7', 7],
    ['.5e1', 5],
  ])('reads "%s"', (text, value) => {
    expect(read(text)).toEqual({ value });
  });

  test('reads what `show` writes', () => {
    for (const value of [-12.5, -3, 0, 0.25, 7]) {
      expect(readNumber(show(value), 'a', -20, 20)).toEqual({ value });
    }
  });

  test.each(['five', '5 px', '--5', '1.2.3', 'NaN', 'Infinity', '1e999', '<b>5</b>'])(
    'refuses "%s"',
    (text) => {
      expect(read(text)).toEqual({
        problem: `radius r is “${text}”; give a number from 1 to 32.`,
      });
    },
  );

  test.each(['', '   '])('refuses nothing ("%s")', (text) => {
    expect(read(text)).toEqual({ problem: 'radius r is empty; give a number from 1 to 32.' });
  });

  test.each(['0', '33', '-2', '1e6', '32.001', '0.999', '1e-9'])(
    'refuses %s, out of range, and says nothing else of it',
    (text) => {
      const { problem = '' } = read(text) as { problem?: string };
      const [, said = ''] =
        /^radius r is “?(.*?)”?; give a number from 1 to 32\.$/.exec(problem) ?? [];
      expect(Number(said.replace('−', '-')), problem).toBe(Number(text));
    },
  );

  test('a minus as print has it is told as a number too', () => {
    expect(readNumber('−2', 'a', -4, 4)).toEqual({ value: -2 });
  });
});
