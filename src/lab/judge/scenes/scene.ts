import type { Box, Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import type { Dice } from '../dice.ts';

/** The arguments of one case. */
export interface Scene {
  readonly values: readonly unknown[];
  readonly name?: string;
  /** The expected result if exact arithmetic has none, because a number is NaN or infinite. */
  readonly expected?: unknown;
  /** Whether the results of nearly equal scenes are also right. */
  readonly either?: boolean;
}

/** Scenes of one signature. */
export interface Family {
  random(dice: Dice): readonly unknown[];
  /** Difficult scenes at the size of the figures. */
  readonly named: readonly Scene[];
  /** Scenes beyond that size or with NaN and infinities, which come last. */
  readonly far: readonly Scene[];
}

export const named = (name: string, ...values: unknown[]): Scene => ({ name, values });
export const either = (name: string, ...values: unknown[]): Scene => ({
  name,
  values,
  either: true,
});
/** Returns a scene without an exact result, and the required result. */
export const withoutExactAnswer = (
  name: string,
  expected: unknown,
  ...values: unknown[]
): Scene => ({
  name,
  values,
  expected,
});

export const at = (x: number, y: number): Vec2 => ({ x, y });
export const disc = (x: number, y: number, radius: number): Circle => ({
  center: { x, y },
  radius,
});
export const line = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});
export const block = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  center: { x, y },
  halfWidth,
  halfHeight,
});
export const outline = (...numbers: number[]): Polygon =>
  numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1]! }] : []));

/** Returns the next double above a positive one. */
export const above = (value: number) => {
  let step = value * 2 ** -53;
  while (value + step === value) step *= 1.5;
  return value + step;
};

/** Scales all lengths and positions. A power of two causes no rounding. */
export function scaled<T>(value: T, factor: number): T {
  if (typeof value === 'number') return (value * factor) as T;
  if (typeof value !== 'object' || value === null || 'given' in value) return value;
  if (Array.isArray(value)) return value.map((one) => scaled(one, factor)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, scaled(part, factor)]),
  ) as T;
}

/** Moves all points, which are the objects with x and y. */
export function shifted<T>(value: T, by: number): T {
  if (typeof value !== 'object' || value === null || 'given' in value) return value;
  if (Array.isArray(value)) return value.map((one) => shifted(one, by)) as T;
  if ('x' in value && 'y' in value) {
    const { x, y } = value as unknown as Vec2;
    return { x: x + by, y: y + by } as T;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, shifted(part, by)]),
  ) as T;
}

/** Returns scenes of lengths and positions only, made huge, tiny, or far from the origin. */
export function carriedAway(scenes: readonly Scene[]): Scene[] {
  const many = 2 ** 20;
  return scenes.flatMap(({ name, values }) => [
    named(`${name}, in a huge world`, ...scaled(values, many)),
    named(`${name}, in a tiny world`, ...scaled(values, 1 / many)),
    named(`${name}, far from the origin`, ...shifted(values, 3000)),
  ]);
}
