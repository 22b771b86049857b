import { assertOrientedBox } from '#lib/assert-oriented-box.ts';
import { assertContract } from './bench/asserts.ts';

const box = { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4, rotation: 0.5 };
const { rotation: _, ...straight } = box;

assertContract(
  assertOrientedBox,
  [0, -0.5, 1000, -1.7e308].map((rotation) => [`the rotation ${rotation}`, { ...box, rotation }]),
  [
    [7, TypeError, 'box is 7; it must be an object.'],
    [straight, TypeError, 'box.rotation is undefined; it must be a number.'],
    [{ ...box, rotation: '90deg' }, TypeError, 'box.rotation is "90deg"; it must be a number.'],
    [{ ...box, rotation: NaN }, RangeError, 'box.rotation is NaN; it must be finite.'],
    [{ ...box, rotation: Infinity }, RangeError, 'box.rotation is Infinity; it must be finite.'],
    [{ ...box, halfWidth: -1 }, RangeError, 'box.halfWidth is -1; it must be 0 or greater.'],
  ],
  [
    [straight, 'door', 'door.rotation is undefined'],
    [{ ...box, center: 1 }, 'door', 'door.center is 1'],
  ],
);
