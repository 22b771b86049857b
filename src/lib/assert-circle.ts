import { fields, finite } from './check.ts';
import type { Circle } from './types.ts';

/**
 * Lets a valid circle pass, refuses all else. Call
 * it where data enters your program; the tests
 * themselves check nothing.
 *
 * Throws a TypeError for what is not of a circle's
 * form, a RangeError for a number that is not finite
 * or a negative radius. The message tells the name,
 * what it got and what is allowed.
 */
export function assertCircle(
  value: unknown,
  name = 'circle',
): asserts value is Circle {
  const circle = fields(value, name);
  const center = fields(
    circle.center,
    `${name}.center`,
  );
  finite(center.x, `${name}.center.x`);
  finite(center.y, `${name}.center.y`);
  const radius = finite(
    circle.radius,
    `${name}.radius`,
  );
  if (radius < 0) {
    throw new RangeError(
      `${name}.radius is ${radius}; it must be ` +
        '0 or greater.',
    );
  }
}
