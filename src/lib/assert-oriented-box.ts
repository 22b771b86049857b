import { assertBox } from './assert-box.ts';
import { fields, finite } from './check.ts';
import type { OrientedBox } from './types.ts';

/**
 * Throws unless the value is a valid rotated box;
 * any finite rotation is valid.
 *
 * @example
 * const center = { x: 0, y: 0 };
 * const half = { halfWidth: 3, halfHeight: 2 };
 * assertOrientedBox({ center, ...half });
 * // throws box.rotation is undefined
 *
 * @remarks
 * Throws the errors of `assertBox`, a TypeError if
 * the rotation is missing, and a RangeError if the
 * rotation is not finite.
 *
 * @group checks
 * @figure clamp-projection/turned-box
 */
export function assertOrientedBox(
  value: unknown,
  name = 'box',
): asserts value is OrientedBox {
  assertBox(value, name);
  const { rotation } = fields(value, name);
  finite(rotation, `${name}.rotation`);
}
