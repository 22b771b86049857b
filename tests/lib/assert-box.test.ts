import { assertBox } from '#lib/assert-box.ts';
import { assertContract } from './bench/asserts.ts';

const box = { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4 };

assertContract(
  assertBox,
  [
    ['a box', box],
    ['a segment', { ...box, halfWidth: 0 }],
    ['a point', { ...box, halfWidth: 0, halfHeight: -0 }],
    ['a turned one, whatever its rotation', { ...box, rotation: NaN }],
  ],
  [
    [null, TypeError, 'box is null; it must be an object.'],
    [[], TypeError, 'box is an array; it must be an object.'],
    [{ x: 1, y: 2, width: 3, height: 4 }, TypeError, 'box.center is undefined'],
    [{ ...box, center: { x: 1 } }, TypeError, 'box.center.y is undefined; it must be a number.'],
    [{ ...box, halfWidth: '3' }, TypeError, 'box.halfWidth is "3"; it must be a number.'],
    [{ center: box.center, halfWidth: 3 }, TypeError, 'box.halfHeight is undefined'],
    [{ ...box, center: { x: NaN, y: 1 } }, RangeError, 'box.center.x is NaN; it must be finite.'],
    [{ ...box, halfWidth: NaN }, RangeError, 'box.halfWidth is NaN; it must be finite.'],
    [
      { ...box, halfHeight: Infinity },
      RangeError,
      'box.halfHeight is Infinity; it must be finite.',
    ],
    [{ ...box, halfWidth: -1 }, RangeError, 'box.halfWidth is -1; it must be 0 or greater.'],
    [{ ...box, halfHeight: -5e-324 }, RangeError, 'box.halfHeight is -5e-324; it must be 0 or'],
  ],
  [[{ ...box, halfWidth: -1 }, 'crate', 'crate.halfWidth is -1']],
);
