import { expect, test } from 'vitest';
import { ulp } from '#lib/ulp.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { randomScenes } from './bench/random-scenes.ts';

const runs = full ? 1_000_000 : 400;

/** The next double away from 0, by its bits. Their difference is exact. */
const isStep = (value: number) => ulp(value) === neighbour(Math.abs(value), 1) - Math.abs(value);

test('ulps of a few numbers are right, by hand', () => {
  expect([ulp(1), ulp(1.5), ulp(2), ulp(-1), ulp(0.75)]).toEqual([
    2 ** -52,
    2 ** -52,
    2 ** -51,
    2 ** -52,
    2 ** -53,
  ]);
});

test('it is right at every power of two, and just below it', () => {
  const powers = Array.from({ length: 2098 }, (_, i) => 2 ** (i - 1074));
  const around = powers.flatMap((power) => [power, neighbour(power, -1), -power]);
  expect(checkScenes(around, isStep)).toBe(3 * 2098);
});

test('it is right for 0, and for the largest number', () => {
  expect([ulp(0), ulp(-0)]).toEqual([2 ** -1074, 2 ** -1074]);
  expect(ulp(Number.MAX_VALUE)).toBe(2 ** 971);
});

test('NaN and infinities have no ulp', () => {
  expect([NaN, Infinity, -Infinity].map((value) => ulp(value))).toEqual([NaN, NaN, NaN]);
});

test('it is right for numbers of any size', () => {
  const numbers = randomScenes(runs, (random) => random.ofAnySize(-323, 308));
  expect(checkScenes(numbers, isStep)).toBe(runs);
});

test('it is right for a C# float, which has 24 digits', () => {
  // The next float after 1 is 1 + 2^-23; 16,777,217 is the first whole number it lacks.
  expect(Math.fround(1 + ulp(1, 24))).toBe(1 + 2 ** -23);
  expect([ulp(1, 24), ulp(2 ** 24, 24), ulp(-600, 24)]).toEqual([2 ** -23, 2, 2 ** -14]);
});
