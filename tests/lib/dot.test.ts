import { expect, test } from 'vitest';
import { dot } from '#lib/dot.ts';
import { add, mul } from '#oracle/rational.ts';
import { inEach } from './bench/in-each.ts';
import { productContract } from './bench/products.ts';

productContract(
  dot,
  (a, b) => add(mul(a.x, b.x), mul(a.y, b.y)),
  ({ x, y }, stretch) => ({ x: -stretch * y, y: stretch * x }),
);

test('its sign shows whether the vectors point the same way, at a right angle or opposite', () => {
  const right = { x: 4, y: 3 };
  inEach(
    [
      ['the same way', { x: 8, y: 6 }, 50],
      ['roughly the same way', { x: 2, y: 0 }, 8],
      ['at a right angle', { x: -3, y: 4 }, 0],
      ['against each other', { x: -4, y: -3 }, -25],
      ['a vector of no length', { x: 0, y: 0 }, 0],
    ],
    (_, b, expected) => {
      expect(dot(right, b)).toBe(expected);
      expect(dot(b, right)).toBe(expected);
    },
  );
});
