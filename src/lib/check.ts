import type { Vec2 } from './types.ts';

/** Refuses what has no fields. */
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

/** Refuses what is not a number. */
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

/** Refuses what is not a finite number. */
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

/** Refuses what is not a point; NaN may pass. */
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

/** Refuses what is not a point of finite numbers. */
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
 * Whether an edge is so short that the square of its
 * length, times another square, is no longer told
 * from 0.
 */
export function isTooShort(length: number): boolean {
  return length < 1e-75;
}

/** What is said of such an edge. */
export function tooShort(
  name: string,
  length: number,
): string {
  return (
    `${name} is ${length} long; it must be ` +
    '1e-75 or longer.'
  );
}

/** A value as a message names it. */
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
