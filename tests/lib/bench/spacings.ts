import { expect } from 'vitest';
import { testEach } from './in-each.ts';

/** The inverse of this number modulo 2^32. */
function inverse(odd: number): number {
  let found = odd;
  for (let step = 0; step < 5; step += 1) found = Math.imul(found, 2 - Math.imul(odd, found));
  return found >>> 0;
}

/**
 * Tests that regular spacings of circles, even those that undo a multiplier of the hash, put fewer
 * than `fair` circles in one list of a grid.
 */
export function spacingsContract(
  fullest: (place: (i: number) => readonly [number, number]) => number,
  multipliers: readonly number[],
  fair: number,
) {
  const powers = Array.from({ length: 37 }, (_, power) => 2 ** power);
  const spacings = [...powers, ...powers.map((power) => power + 8), 1000, 1e6, 1e9, 1e10].concat(
    multipliers.flatMap((odd) => [odd, 8 * odd, inverse(odd), 8 * inverse(odd)]),
  );

  testEach(
    'a regular spacing in a row, a column or a diagonal does not crowd a list',
    spacings,
    (step) => {
      expect(fullest((i) => [i * step, 0])).toBeLessThan(fair);
      expect(fullest((i) => [0, i * step])).toBeLessThan(fair);
      expect(fullest((i) => [i * step, i * step])).toBeLessThan(fair);
      expect(fullest((i) => [-i * step, i * step])).toBeLessThan(fair);
      expect(fullest((i) => [(i % 64) * step, Math.floor(i / 64) * step])).toBeLessThan(fair);
    },
  );
}
