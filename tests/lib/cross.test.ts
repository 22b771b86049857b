import { expect, test } from 'vitest';
import { cross } from '#lib/cross.ts';
import { mul, sub } from '#oracle/rational.ts';
import { inEach } from './bench/in-each.ts';
import { productContract } from './bench/products.ts';

productContract(
  cross,
  (a, b) => sub(mul(a.x, b.y), mul(a.y, b.x)),
  ({ x, y }, stretch) => ({ x: stretch * x, y: stretch * y }),
);

test('its sign shows whether b points to the left, to the right or in line', () => {
  const right = { x: 4, y: 3 };
  inEach(
    [
      ['to the left, y up', { x: -3, y: 4 }, 25],
      ['to the right', { x: 2, y: 0 }, -6],
      ['the same way', { x: 8, y: 6 }, 0],
      ['against each other', { x: -4, y: -3 }, 0],
      ['a vector of no length', { x: 0, y: 0 }, 0],
    ],
    (_, b, expected) => {
      expect(cross(right, b)).toBe(expected);
      expect(cross(b, right)).toBe(0 - expected);
    },
  );
});
