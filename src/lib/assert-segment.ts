import {
  fields,
  finitePoint,
  isTooShort,
} from './check.ts';
import { magnitude } from './magnitude.ts';
import type { Segment } from './types.ts';

/**
 * Throws unless the value is a valid segment; both
 * ends may be the same point.
 *
 * @example
 * const a = { x: 0, y: 0 };
 * assertSegment({ a, b: { x: NaN, y: 0 } }, 'wall');
 * // throws wall.b.x is NaN
 *
 * @remarks
 * Call this where data enters your program, because
 * the other functions check nothing.
 *
 * Throws a TypeError if the value does not have the
 * fields of a segment, and a RangeError if a number
 * is not finite or if the length is above 0 but
 * below 1e-75.
 *
 * @group checks
 * @figure line-and-circle/segment-and-circle
 */
export function assertSegment(
  value: unknown,
  name = 'segment',
): asserts value is Segment {
  const { a: from, b: to } = fields(value, name);
  const a = finitePoint(from, `${name}.a`);
  const b = finitePoint(to, `${name}.b`);
  const length = magnitude(b.x - a.x, b.y - a.y);
  if (length > 0 && isTooShort(length)) {
    throw new RangeError(
      `${name} is ${length} long; its length must ` +
        'be 0, or 1e-75 or more.',
    );
  }
}
