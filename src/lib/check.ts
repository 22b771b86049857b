import type { Vec2 } from './types.ts';

/** Returns the fields of an object, or throws. */
export function fields(
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

/** Returns a number, or throws. */
export function numberOf(
  value: unknown,
  name: string,
): number {
  if (typeof value !== 'number') {
    throw new TypeError(
      `${name} is ${show(value)}; ` +
        'it must be a number.',
    );
  }
  return value;
}

/** Returns a finite number, or throws. */
export function finite(
  value: unknown,
  name: string,
): number {
  const number = numberOf(value, name);
  if (!Number.isFinite(number)) {
    throw new RangeError(
      `${name} is ${number}; it must be finite.`,
    );
  }
  return number;
}

/** Returns a point, or throws; NaN is allowed. */
export function pointOf(
  value: unknown,
  name: string,
): Vec2 {
  const { x, y } = fields(value, name);
  return {
    x: numberOf(x, `${name}.x`),
    y: numberOf(y, `${name}.y`),
  };
}

/** Returns a finite point, or throws. */
export function finitePoint(
  value: unknown,
  name: string,
): Vec2 {
  const { x, y } = fields(value, name);
  return {
    x: finite(x, `${name}.x`),
    y: finite(y, `${name}.y`),
  };
}

/**
 * Returns whether an edge is so short that its
 * squared length times another square could
 * underflow.
 */
export function isTooShort(length: number): boolean {
  return length < 1e-75;
}

/** Returns the message for too short an edge. */
export function tooShort(
  name: string,
  length: number,
): string {
  return (
    `${name} is ${length} long; it must be ` +
    '1e-75 or longer.'
  );
}

/** Returns a value as a message shows it. */
export function show(value: unknown): string {
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
