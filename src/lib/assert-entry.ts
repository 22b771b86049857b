import { assertCircle } from './assert-circle.ts';
import { numberOf } from './check.ts';
import type { Circle } from './types.ts';

/** Throws unless the value is an id for a grid. */
export function assertId(id: unknown): void {
  const number = numberOf(id, 'id');
  const isWhole = Number.isInteger(number);
  if (!isWhole || number < 0 || number >= 2 ** 24) {
    throw new RangeError(
      `id is ${number}; it must be a whole number ` +
        'from 0 to 16777215, like an index.',
    );
  }
}

/**
 * Throws unless the circle is valid. The names for a
 * message are built only if it is not, because that
 * takes time.
 */
export function assertEntry(circle: Circle): void {
  const x = circle?.center?.x;
  const y = circle?.center?.y;
  const radius = circle?.radius;
  const isValid =
    Number.isFinite(x) &&
    Number.isFinite(y) &&
    Number.isFinite(radius) &&
    radius >= 0;
  if (!isValid) assertCircle(circle);
}
