import { fields, finite } from './check.ts';
import type { Circle } from './types.ts';

/**
 * Lets a valid circle pass and throws for all else;
 * a radius of 0 is valid.
 *
 * @example
 * const center = { x: 0, y: 0 };
 * assertCircle({ center, radius: -3 }, 'ball');
 * // throws ball.radius is -3
 *
 * @remarks
 * Call it where data enters your program; the other
 * functions check nothing.
 *
 * Throws a TypeError for what does not have the form
 * of a circle, a RangeError for a number that is not
 * finite and for a negative radius. The message says
 * what was found under which name, and what is
 * allowed.
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
