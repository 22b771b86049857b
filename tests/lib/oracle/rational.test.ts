import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  div,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
  ulpOf,
} from '#oracle/rational.ts';
import { neighbour } from '../bench/doubles.ts';
import { forAll } from '../bench/for-all.ts';
import { testEach } from '../bench/in-each.ts';

const one = fromDouble(1);
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const rational = fc
  .tuple(finite, finite)
  .filter(([, bottom]) => bottom !== 0)
  .map(([top, bottom]) => div(fromDouble(top), fromDouble(bottom)));

function expectEqual(a: Rational, b: Rational) {
  expect(compare(a, b)).toBe(0);
}

describe('fromDouble', () => {
  testEach(
    'returns exactly the value of the double',
    [
      [0, 0n, 1n],
      [-0, 0n, 1n],
      [1, 1n, 1n],
      [-6.75, -27n, 4n],
      [0.1, 3602879701896397n, 36028797018963968n],
      [2 ** 53, 2n ** 53n, 1n],
      [5e-324, 1n, 2n ** 1074n],
      [2.2250738585072014e-308, 1n, 2n ** 1022n],
      [2.225073858507201e-308, 2n ** 52n - 1n, 2n ** 1074n],
      [Number.MAX_VALUE, (2n ** 53n - 1n) * 2n ** 971n, 1n],
    ],
    (value, top, bottom) => {
      expectEqual(fromDouble(value), { top, bottom, twos: 0 });
    },
  );

  test('keeps order and sign', () => {
    forAll(
      fc.property(finite, finite, (a, b) => {
        expect(compare(fromDouble(a), fromDouble(b))).toBe(Number(a > b) - Number(a < b));
        expect(sign(fromDouble(a))).toBe(Number(a > 0) - Number(a < 0));
      }),
    );
  });

  testEach('refuses NaN and infinities', [NaN, Infinity, -Infinity], (value) => {
    expect(() => fromDouble(value)).toThrow(RangeError);
    expect(() => ulpOf(value)).toThrow(RangeError);
  });
});

describe('an ulp', () => {
  test('is the step to the next double', () => {
    forAll(
      fc.property(finite, (value) => {
        fc.pre(Math.abs(value) < Number.MAX_VALUE);
        const size = Math.abs(value);
        const step = sub(fromDouble(neighbour(size, 1)), fromDouble(size));
        expectEqual(ulpOf(value), step);
      }),
    );
  });

  testEach('of numbers of any size', [0, 5e-324, 1, 2, neighbour(2, -1)], (value) => {
    const step = sub(fromDouble(neighbour(value, 1)), fromDouble(value));
    expectEqual(ulpOf(value), step);
  });
});

describe('the arithmetic', () => {
  test('agrees with whole numbers, where doubles are exact', () => {
    const small = fc.integer({ min: -(2 ** 26), max: 2 ** 26 });
    forAll(
      fc.property(small, small, (a, b) => {
        const [exactA, exactB] = [fromDouble(a), fromDouble(b)];
        expectEqual(add(exactA, exactB), fromDouble(a + b));
        expectEqual(sub(exactA, exactB), fromDouble(a - b));
        expectEqual(mul(exactA, exactB), fromDouble(a * b));
        expectEqual(square(exactA), fromDouble(a * a));
      }),
    );
  });

  test('does not round where doubles would', () => {
    const tenth = fromDouble(0.1);
    expect(compare(add(tenth, fromDouble(0.2)), fromDouble(0.3))).toBe(1);
    expect(compare(add(one, fromDouble(1e-300)), one)).toBe(1);
    expect(compare(square(fromDouble(1e-300)), fromDouble(0))).toBe(1);
    expect(compare(square(fromDouble(1e300)), fromDouble(Number.MAX_VALUE))).toBe(1);
    expectEqual(mul(div(one, fromDouble(3)), fromDouble(3)), one);
  });

  test('keeps the laws of a field, and of its order', () => {
    forAll(
      fc.property(rational, rational, rational, (a, b, c) => {
        expectEqual(add(a, b), add(b, a));
        expectEqual(mul(a, b), mul(b, a));
        expectEqual(add(add(a, b), c), add(a, add(b, c)));
        expectEqual(mul(a, add(b, c)), add(mul(a, b), mul(a, c)));
        expectEqual(sub(add(a, b), b), a);
        if (sign(b) !== 0) expectEqual(mul(div(a, b), b), a);
        expect(compare(add(a, c), add(b, c))).toBe(compare(a, b));
      }),
    );
  });

  test('keeps the bottom above 0, so that the sign is the top', () => {
    const half = div(one, fromDouble(-2));
    expect(half.bottom > 0n).toBe(true);
    expect(sign(half)).toBe(-1);
  });

  test('refuses to divide by 0', () => {
    expect(() => div(one, fromDouble(0))).toThrow(RangeError);
  });
});
