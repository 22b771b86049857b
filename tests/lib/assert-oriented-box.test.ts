import { describe, expect, test } from 'vitest';
import { assertOrientedBox } from '#lib/assert-oriented-box.ts';
import { inEach } from './bench/in-each.ts';

const box = { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4, rotation: 0.5 };

test('accepts any finite rotation', () => {
  inEach([0, -0.5, 1000, -1.7e308], (rotation) => {
    expect(() => assertOrientedBox({ ...box, rotation })).not.toThrow();
  });
});

describe('refuses', () => {
  const { rotation: _, ...straight } = box;

  test('what is no rotated box, in words', () => {
    inEach<[unknown, ErrorConstructor, string]>(
      [
        [7, TypeError, 'box is 7; it must be an object.'],
        [straight, TypeError, 'box.rotation is undefined; it must be a number.'],
        [{ ...box, rotation: '90deg' }, TypeError, 'box.rotation is "90deg"; it must be a number.'],
        [{ ...box, rotation: NaN }, RangeError, 'box.rotation is NaN; it must be finite.'],
        [
          { ...box, rotation: Infinity },
          RangeError,
          'box.rotation is Infinity; it must be finite.',
        ],
        [{ ...box, halfWidth: -1 }, RangeError, 'box.halfWidth is -1; it must be 0 or greater.'],
      ],
      (value, kind, message) => {
        expect(() => assertOrientedBox(value)).toThrow(new kind(message));
        expect(() => assertOrientedBox(value)).toThrow(kind);
      },
    );
  });

  test('under the name it is given', () => {
    expect(() => assertOrientedBox(straight, 'door')).toThrow('door.rotation is undefined');
    expect(() => assertOrientedBox({ ...box, center: 1 }, 'door')).toThrow('door.center is 1');
  });
});
