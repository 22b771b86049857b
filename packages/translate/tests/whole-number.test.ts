import { describe, expect, it } from 'vitest';
import {
  addWhole,
  compareWhole,
  multiplyWhole,
  negativeWhole,
  subtractWhole,
  type WholeNumber,
  wholeOf,
  wholeZero,
} from '#translate/support/whole-number.ts';
import { toInteger } from '../../../src/lib/to-integer.ts';

// Compares with JavaScript's BigInt.

const toBig = ({ sign, limbs }: WholeNumber): bigint =>
  BigInt(sign) * limbs.reduce((sum, limb, i) => sum + (BigInt(limb) << BigInt(22 * i)), 0n);

const values = [
  0,
  -0,
  1,
  -1,
  5e-324,
  -5e-324,
  2 ** -1022,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  2 ** 53 - 1,
  0.1,
  -0.3,
  1 / 3,
  1e16 + 2,
  2 ** 22,
  2 ** 22 - 1,
  2 ** -1052,
  -(2 ** 44),
];

describe('a whole number of any size', () => {
  it('is a double times 2^1074', () => {
    for (const value of values) expect(toBig(wholeOf(value))).toBe(toInteger(value));
    expect(toBig(wholeZero())).toBe(0n);
    for (const value of [NaN, Infinity]) expect(() => wholeOf(value)).toThrow('not finite');
  });

  const pairs = values.flatMap((a) => values.map((b) => [a, b] as const));

  it('is added, taken away, multiplied and compared exactly', () => {
    for (const [a, b] of pairs) {
      const [x, y] = [wholeOf(a), wholeOf(b)];
      const [m, n] = [toInteger(a), toInteger(b)];
      expect(toBig(addWhole(x, y))).toBe(m + n);
      expect(toBig(subtractWhole(x, y))).toBe(m - n);
      expect(toBig(multiplyWhole(x, y))).toBe(m * n);
      expect(toBig(negativeWhole(x))).toBe(-m);
      expect(compareWhole(x, y)).toBe(m < n ? -1 : m > n ? 1 : 0);
    }
  });

  it('of four factors is exact, as the tests of a line and a circle need', () => {
    for (const [a, b] of pairs) {
      const product = multiplyWhole(wholeOf(a), wholeOf(b));
      const square = multiplyWhole(product, product);
      expect(toBig(square)).toBe((toInteger(a) * toInteger(b)) ** 2n);
      expect(square.limbs.at(-1)).not.toBe(0);
    }
  });
});
