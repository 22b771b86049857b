import { expect, test } from 'vitest';
import { assertCircle } from '#lib/assert-circle.ts';
import { assertContract } from './bench/asserts.ts';

const circle = { center: { x: 1, y: 2 }, radius: 3 };
const center = (part: object) => ({ ...circle, center: { ...circle.center, ...part } });
const radius = (value: unknown) => ({ ...circle, radius: value });

/** Its fields are inherited. */
class Ball {
  get center() {
    return circle.center;
  }
  get radius() {
    return circle.radius;
  }
}

assertContract(
  assertCircle,
  [
    ['a circle', circle],
    ['a single point', { ...circle, radius: 0 }],
    ['the radius -0', { ...circle, radius: -0 }],
    ['the largest and smallest numbers', { center: { x: -1.7e308, y: 5e-324 }, radius: 1.7e308 }],
    ['further fields', { ...circle, color: 'red' }],
    ['a frozen circle', Object.freeze({ ...circle, center: Object.freeze(circle.center) })],
    ['fields that a class inherits', new Ball()],
  ],
  [
    [undefined, TypeError, 'circle is undefined; it must be an object.'],
    [null, TypeError, 'circle is null; it must be an object.'],
    [7, TypeError, 'circle is 7; it must be an object.'],
    [() => circle, TypeError, 'circle is a function; it must be an object.'],
    ['round', TypeError, 'circle is "round"; it must be an object.'],
    [{}, TypeError, 'circle.center is undefined; it must be an object.'],
    [[1, 2, 3], TypeError, 'circle is an array; it must be an object.'],
    [
      { center: { x: 0, y: 0 }, radius: 3n },
      TypeError,
      'circle.radius is 3n; it must be a number.',
    ],
    [
      { center: { x: 0, y: 0 }, radius: Object.create(null) },
      TypeError,
      'circle.radius is an object; it must be a number.',
    ],
    [{ center: null }, TypeError, 'circle.center is null; it must be an object.'],
    [{ x: 1, y: 2, radius: 3 }, TypeError, 'circle.center is undefined; it must be an object.'],
    [center({ x: undefined }), TypeError, 'circle.center.x is undefined; it must be a number.'],
    [center({ x: '1' }), TypeError, 'circle.center.x is "1"; it must be a number.'],
    [center({ x: NaN }), RangeError, 'circle.center.x is NaN; it must be finite.'],
    [center({ x: Infinity }), RangeError, 'circle.center.x is Infinity; it must be finite.'],
    [center({ y: null }), TypeError, 'circle.center.y is null; it must be a number.'],
    [center({ y: NaN }), RangeError, 'circle.center.y is NaN; it must be finite.'],
    [center({ y: -Infinity }), RangeError, 'circle.center.y is -Infinity; it must be finite.'],
    [radius(undefined), TypeError, 'circle.radius is undefined; it must be a number.'],
    [radius('3'), TypeError, 'circle.radius is "3"; it must be a number.'],
    [radius(true), TypeError, 'circle.radius is true; it must be a number.'],
    [radius(NaN), RangeError, 'circle.radius is NaN; it must be finite.'],
    [radius(Infinity), RangeError, 'circle.radius is Infinity; it must be finite.'],
    [radius(-1), RangeError, 'circle.radius is -1; it must be 0 or greater.'],
    [radius(-5e-324), RangeError, 'circle.radius is -5e-324; it must be 0 or greater.'],
  ],
  [
    [null, 'player', 'player is null'],
    [radius(-1), 'player', 'player.radius is -1'],
    [center({ x: NaN }), 'player', 'player.center.x is NaN'],
  ],
);

test('afterwards the compiler knows that the value is a circle', () => {
  const value: unknown = JSON.parse('{"center": {"x": 1, "y": 2}, "radius": 3}');
  assertCircle(value);
  expect(value.center.x + value.center.y + value.radius).toBe(6);
});
