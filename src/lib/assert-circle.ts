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

function fields(
  value: unknown,
  name: string,
): Record<string, unknown> {
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value)
  ) {
    throw new TypeError(
      `${name} is ${show(value)}; ` +
        'it must be an object.',
    );
  }
  return value as Record<string, unknown>;
}

function finite(
  value: unknown,
  name: string,
): number {
  if (typeof value !== 'number') {
    throw new TypeError(
      `${name} is ${show(value)}; ` +
        'it must be a number.',
    );
  }
  if (!Number.isFinite(value)) {
    throw new RangeError(
      `${name} is ${value}; it must be finite.`,
    );
  }
  return value;
}

function show(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value);
  }
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'function')
    return 'a function';
  if (typeof value === 'object' && value !== null) {
    return 'an object';
  }
  return String(value);
}
