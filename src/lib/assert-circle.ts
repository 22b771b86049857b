import { fields, finite } from './check.ts';
import type { Circle } from './types.ts';

/**
 * Throws unless the value is a valid circle; a
 * radius of 0 is valid.
 *
 * @example
 * const center = { x: 0, y: 0 };
 * assertCircle({ center, radius: -3 }, 'ball');
 * // throws ball.radius is -3
 *
 * @remarks
 * Call this where data enters your program, because
 * the other functions check nothing.
 *
 * Throws a TypeError if the value does not have the
 * fields of a circle, and a RangeError if a number
 * is not finite or the radius is negative. The
 * message contains the name, the value that was
 * found and the values that are allowed.
 *
 * @group checks
 * @figure point-and-circle/point-in-circle
 */
export function assertCircle(
  value: unknown,
  name = 'circle',
): asserts value is Circle {
  const { center, radius: r } = fields(value, name);
  const { x, y } = fields(center, `${name}.center`);
  finite(x, `${name}.center.x`);
  finite(y, `${name}.center.y`);
  const radius = finite(r, `${name}.radius`);
  if (radius < 0) {
    throw new RangeError(
      `${name}.radius is ${radius}; it must be ` +
        '0 or greater.',
    );
  }
}
