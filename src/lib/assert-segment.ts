import {
  fields,
  finitePoint,
  longEnough,
} from './check.ts';
import type { Segment } from './types.ts';

/**
 * Lets a valid segment pass, refuses all else; both
 * ends may be the same point. Call it where data
 * enters your program.
 *
 * Throws a TypeError for what is not of the form, a
 * RangeError for a number that is not finite.
 */
export function assertSegment(
  value: unknown,
  name = 'segment',
): asserts value is Segment {
  const segment = fields(value, name);
  const a = finitePoint(segment.a, `${name}.a`);
  const b = finitePoint(segment.b, `${name}.b`);
  longEnough(a, b, name);
}
