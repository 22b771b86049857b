import {
  fields,
  finitePoint,
  isTooShort,
  tooShort,
} from './check.ts';
import { magnitude } from './magnitude.ts';
import type { Segment } from './types.ts';

/**
 * Lets a valid segment pass and throws for all else;
 * both ends may be the same point.
 *
 * @example
 * const a = { x: 0, y: 0 };
 * assertSegment({ a, b: { x: NaN, y: 0 } }, 'wall');
 * // throws wall.b.x is NaN
 *
 * @remarks
 * Call it where data enters your program; the other
 * functions check nothing.
 *
 * Throws a TypeError for what does not have the form
 * of a segment, a RangeError for a number that is
 * not finite and for a length above 0 and below
 * 1e-75.
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
    throw new RangeError(tooShort(name, length));
  }
}
