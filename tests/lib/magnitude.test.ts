import { describe, expect, test } from 'vitest';
import { magnitude } from '#lib/magnitude.ts';
import { toInteger } from '#lib/to-integer.ts';
import { ulp } from '#lib/ulp.ts';

/** Is a length right to two ulps? Then the squares two ulps away enclose the exact square. */
function isRight(x: number, y: number, length: number): boolean {
  const squared = toInteger(x) ** 2n + toInteger(y) ** 2n;
  const low = toInteger(Math.max(0, length - 2 * ulp(length)));
  const high = toInteger(Math.min(Number.MAX_VALUE, length + 2 * ulp(length)));
  return low * low <= squared && squared <= high * high;
}

describe('magnitude', () => {
  test('of whole numbers that make a right triangle is exact', () => {
    for (const [x, y, length] of [
      [3, 4, 5],
      [-5, 12, 13],
      [0, -7, 7],
      [8, -15, 17],
    ] as const) {
      for (const scale of [1, 2 ** 500, 2 ** -500, 2 ** 1000, 2 ** -1070]) {
        expect(magnitude(x * scale, y * scale)).toBe(length * scale);
      }
    }
  });

  test('handles zeros, infinities and NaN', () => {
    expect(magnitude(0, -0)).toBe(0);
    expect(magnitude(-Infinity, 3)).toBe(Infinity);
    expect(magnitude(NaN, 3)).toBeNaN();
    expect(magnitude(5e-324, 0)).toBe(5e-324);
    expect(magnitude(Number.MAX_VALUE, 0)).toBe(Number.MAX_VALUE);
  });

  test('is right to two ulps at every size', () => {
    const sizes = [
      1e-323, 1e-300, 1e-160, 1e-141, 1e-139, 1e-20, 1, 1e20, 1e149, 1e151, 1e154, 1e307,
    ];
    let state = 1;
    const random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 31 - 1;
    };
    for (const a of sizes) {
      for (const b of sizes) {
        for (let i = 0; i < 50; i += 1) {
          const [x, y] = [a * random(), b * random()];
          const length = magnitude(x, y);
          if (!isRight(x, y, length)) throw new Error(`(${x}, ${y}): ${length}`);
        }
      }
    }
  });
});
