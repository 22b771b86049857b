import {
  fields,
  finite,
  finitePoint,
} from './check.ts';
import type { Box } from './types.ts';

/**
 * Throws unless the value is a valid box; a half
 * side of 0 is valid.
 *
 * @example
 * const center = { x: 0, y: 0 };
 * const half = { halfWidth: -1, halfHeight: 2 };
 * assertBox({ center, ...half });
 * // throws box.halfWidth is -1
 *
 * @remarks
 * Call this where data enters your program, because
 * the other functions check nothing. It ignores a
 * rotation, so use `assertOrientedBox` for rotated
 * boxes.
 *
 * Throws a TypeError if the value does not have the
 * fields of a box, and a RangeError if a number is
 * not finite or a half side is negative.
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
