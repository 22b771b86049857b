import { firstDifference, marginsOf, sizeOf } from '../compare.ts';
import type { Dice } from '../dice.ts';
import { isGiven } from '../given.ts';
import { argumentsOf } from '../given-functions.ts';
import type { Compare } from '../suite.ts';
import type { AnyFunction } from './spec.ts';

/** How much more an answer may change than its scene, and the question still be a fair one. */
const steady = 1e5;

/**
 * Whether rounding has no say in the answer: a scene a hair away has about the same one. Random
 * scenes have to be like that; those that just touch have a name.
 */
export function isSteady(
  solution: AnyFunction,
  compare: Compare,
  values: readonly unknown[],
  noise: number,
  dice: Dice,
): boolean {
  const answer = solution(...argumentsOf(values));
  const margins = marginsOf({ ...compare, tolerance: noise * steady }, values);
  const size = sizeOf(values) * noise;
  for (let i = 0; i < 6; i += 1) {
    const near = disturbed(values, () => (2 * dice.next() - 1) * size);
    const other = solution(...argumentsOf(near as unknown[]));
    if (firstDifference(answer, other, margins)) return false;
  }
  return true;
}

function disturbed(value: unknown, by: () => number): unknown {
  if (typeof value === 'number') return value + by();
  if (typeof value !== 'object' || value === null || isGiven(value)) return value;
  if (Array.isArray(value)) return value.map((one) => disturbed(one, by));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, disturbed(part, by)]),
  );
}

/** Whether arithmetic with doubles is exact in this scene: whole numbers of a moderate size. */
export function isWhole(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) <= 4096;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isWhole);
}

export function isFiniteScene(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isFiniteScene);
}

/** The scene with its circle's centre a hair to the right, left, above and below. */
export function neighbours(values: readonly unknown[]): unknown[][] {
  const index = values.findLastIndex(
    (value) => typeof value === 'object' && value !== null && 'center' in value,
  );
  const circle = values[index] as { center: { x: number; y: number } } | undefined;
  if (!circle) return [];
  const { x, y } = circle.center;
  const hair = 1e-9;
  return [
    [hair, 0],
    [-hair, 0],
    [0, hair],
    [0, -hair],
  ].map(([dx = 0, dy = 0]) => values.with(index, { ...circle, center: { x: x + dx, y: y + dy } }));
}
