import { expect } from 'vitest';
import { assertSegment } from '#lib/assert-segment.ts';
import { assertContract } from './bench/asserts.ts';
import { testEach } from './bench/in-each.ts';

const segment = { a: { x: 1, y: 2 }, b: { x: 3, y: 4 } };

assertContract(
  assertSegment,
  [
    ['a segment', segment],
    ['a single point', { a: segment.a, b: segment.a }],
    [
      'the largest and smallest numbers',
      { a: { x: -1.7e308, y: 5e-324 }, b: { x: 1.7e308, y: -0 } },
    ],
    ['further fields', { ...segment, color: 'red' }],
  ],
  [
    [undefined, TypeError, 'segment is undefined; it must be an object.'],
    [[segment.a, segment.b], TypeError, 'segment is an array; it must be an object.'],
    [{ a: segment.a }, TypeError, 'segment.b is undefined; it must be an object.'],
    [{ ...segment, a: 7 }, TypeError, 'segment.a is 7; it must be an object.'],
    [{ ...segment, a: { x: 1 } }, TypeError, 'segment.a.y is undefined; it must be a number.'],
    [{ ...segment, b: { x: '1', y: 2 } }, TypeError, 'segment.b.x is "1"; it must be a number.'],
    [{ ...segment, a: { x: NaN, y: 2 } }, RangeError, 'segment.a.x is NaN; it must be finite.'],
    [
      { ...segment, b: { x: 1, y: -Infinity } },
      RangeError,
      'segment.b.y is -Infinity; it must be finite.',
    ],
  ],
  [[{ a: segment.a }, 'wall', 'wall.b is undefined']],
);

// Products of such lengths underflow, so the tests of a segment could return anything.
testEach('refuses a tiny length, but not 0', [3.2e-162, 1e-100, 9e-76], (length) => {
  const short = { a: { x: 0, y: 0 }, b: { x: length, y: 0 } };
  const message = `segment is ${length} long; its length must be 0, or 1e-75 or more.`;
  expect(() => assertSegment(short)).toThrow(new RangeError(message));
  expect(() => assertSegment({ a: short.a, b: short.a })).not.toThrow();
  expect(() => assertSegment({ a: short.a, b: { x: 0, y: 1e-75 } })).not.toThrow();
});
