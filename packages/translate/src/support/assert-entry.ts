// The checks of a kept grid, for languages whose types check everything except the ranges of numbers.

/** Throws unless the value is an id for a grid. */
export function assertId(id: number): void {
  if (!Number.isInteger(id) || id < 0 || id >= 16777216) {
    throw new RangeError('id must be a whole number from 0 to 16777215.');
  }
}

// Nothing makes words here before there is a fault.
export { assertCircle as assertEntry } from './asserts.ts';
