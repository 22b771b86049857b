import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toInteger } from '#lib/to-integer.ts';
import { compare, fromDouble } from '#oracle/rational.ts';
import { forAll } from './bench/for-all.ts';
import { testEach } from './bench/in-each.ts';

describe('toInteger', () => {
  testEach(
    'of whole numbers of any size',
    [
      [0, 0n],
      [-0, 0n],
      [5e-324, 1n],
      [-5e-324, -1n],
      [1, 2n ** 1074n],
      [-0.75, -3n * 2n ** 1072n],
      [Number.MAX_VALUE, (2n ** 53n - 1n) * 2n ** 2045n],
    ],
    (value, expected) => {
      expect(toInteger(value)).toBe(expected);
    },
  );

  test('is the number times 2^1074, whatever the number', () => {
    forAll(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const back = { top: toInteger(value), bottom: 1n, twos: -1074 };
        expect(compare(back, fromDouble(value))).toBe(0);
      }),
    );
  });

  testEach('refuses NaN and infinities', [NaN, Infinity, -Infinity], (value) => {
    expect(() => toInteger(value)).toThrow(new RangeError(`${value} is not a finite number.`));
  });
});
