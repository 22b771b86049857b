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

/** Refuses what is not a finite number. */
export function finite(
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
 * Refuses an edge so short that the square of its
 * length, times another square, is no longer told
 * from 0. Its ends may be one place.
 */
export function longEnough(
  a: Vec2,
  b: Vec2,
  name: string,
): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length > 0 && length < 1e-75) {
    throw new RangeError(
      `${name} is ${length} long; it must be ` +
        '1e-75 or longer.',
    );
  }
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
