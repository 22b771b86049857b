import { assertCircle } from './assert-circle.ts';
import { numberOf } from './check.ts';
import type { Circle } from './types.ts';

/** Refuses what is no id of a circle in a grid. */
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

/** Sorts out a valid circle without making words. */
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
