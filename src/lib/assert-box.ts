import {
  fields,
  finite,
  finitePoint,
} from './check.ts';
import type { Box } from './types.ts';

/**
 * Lets a valid box pass and throws for all else; a
 * half side of 0 is valid.
 *
 * @example
 * const center = { x: 0, y: 0 };
 * const half = { halfWidth: -1, halfHeight: 2 };
 * assertBox({ center, ...half });
 * // throws box.halfWidth is -1
 *
 * @remarks
 * Call it where data enters your program; the other
 * functions check nothing. A rotation is not looked
 * at: for rotated boxes there is
 * `assertOrientedBox`.
 *
 * Throws a TypeError for what does not have the form
 * of a box, a RangeError for a number that is not
 * finite and for a negative half side.
 *
 * @group checks
 * @figure clamp-projection/clamp-projection
 */
export function assertBox(
  value: unknown,
  name = 'box',
): asserts value is Box {
  const box = fields(value, name);
  const { center } = box;
  finitePoint(center, `${name}.center`);
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
