import {
  fields,
  finite,
  finitePoint,
} from './check.ts';
import type { Box } from './types.ts';

/**
 * Lets a valid box pass, refuses all else; a half
 * side may be 0. Call it where data enters your
 * program. A rotation is not looked at: for turned
 * boxes there is `assertOrientedBox`.
 *
 * Throws a TypeError for what is not of the form, a
 * RangeError for a number that is not finite or a
 * negative half side.
 */
export function assertBox(
  value: unknown,
  name = 'box',
): asserts value is Box {
  const box = fields(value, name);
  finitePoint(box.center, `${name}.center`);
  for (const key of ['halfWidth', 'halfHeight']) {
    const half = finite(box[key], `${name}.${key}`);
    if (half < 0) {
      throw new RangeError(
        `${name}.${key} is ${half}; it must be ` +
          '0 or greater.',
      );
    }
  }
}
