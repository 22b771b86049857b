// The checks of a grid, for languages whose types check everything except the ranges of numbers.

/** Throws unless the value is an id for a grid. */
export function assertId(id: number): void {
  if (!Number.isInteger(id) || id < 0 || id >= 16777216) {
    throw new RangeError('id must be a whole number from 0 to 16777215.');
  }
}

// The library's own version builds no message for a valid circle, and these asserts never build one.
export { assertCircle as assertEntry } from './asserts.ts';
