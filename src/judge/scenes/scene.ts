import type { Box, Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import type { Dice } from '../dice.ts';

/** The arguments of one question. */
export interface Scene {
  readonly values: readonly unknown[];
  readonly name?: string;
  /** The answer, where exact arithmetic has none: a number of the scene is NaN or infinite. */
  readonly expected?: unknown;
  /** Several answers are right here: those of scenes a hair away count as well. */
  readonly either?: boolean;
}

/** Scenes of one signature. */
export interface Family {
  random(dice: Dice): readonly unknown[];
  /** Those in the size of the figures that are hard to get right. */
  readonly named: readonly Scene[];
  /** The same beyond that size, and with numbers that are none: asked last. */
  readonly far: readonly Scene[];
}

export const named = (name: string, ...values: unknown[]): Scene => ({ name, values });
export const either = (name: string, ...values: unknown[]): Scene => ({
  name,
  values,
  either: true,
});
/** A scene without an exact answer, and the answer that it has to get. */
export const odd = (name: string, expected: unknown, ...values: unknown[]): Scene => ({
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

/** The next double above a positive one. */
export const above = (value: number) => {
  let step = value * 2 ** -53;
  while (value + step === value) step *= 1.5;
  return value + step;
};

/** All lengths and places of a scene so many times as large. Powers of two round nothing. */
export function scaled<T>(value: T, factor: number): T {
  if (typeof value === 'number') return (value * factor) as T;
  if (typeof value !== 'object' || value === null || 'given' in value) return value;
  if (Array.isArray(value)) return value.map((one) => scaled(one, factor)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, scaled(part, factor)]),
  ) as T;
}

/** All places of a scene moved. Points are what has x and y. */
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

/** Scenes of lengths and places only, made huge, tiny, and carried far from the origin. */
export function carriedAway(scenes: readonly Scene[]): Scene[] {
  const many = 2 ** 20;
  return scenes.flatMap(({ name, values }) => [
    named(`${name}, in a huge world`, ...scaled(values, many)),
    named(`${name}, in a tiny world`, ...scaled(values, 1 / many)),
    named(`${name}, far from the origin`, ...shifted(values, 3000)),
  ]);
}
