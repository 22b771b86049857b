import { fields, finitePoint } from './check.ts';
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
 * not finite.
 */
export function assertSegment(
  value: unknown,
  name = 'segment',
): asserts value is Segment {
  const segment = fields(value, name);
  finitePoint(segment.a, `${name}.a`);
  finitePoint(segment.b, `${name}.b`);
}
