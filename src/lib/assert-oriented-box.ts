import { assertBox } from './assert-box.ts';
import { fields, finite } from './check.ts';
import type { OrientedBox } from './types.ts';

/**
 * `assertBox` for a turned box: its rotation has to
 * be there and finite; any number of turns is fine.
 */
export function assertOrientedBox(
  value: unknown,
  name = 'box',
): asserts value is OrientedBox {
  assertBox(value, name);
  const { rotation } = fields(value, name);
  finite(rotation, `${name}.rotation`);
}
