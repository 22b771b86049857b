import { firstDifference, marginsOf, sizeOf } from '../compare.ts';
import type { Dice } from '../dice.ts';
import { isNamedFunction } from '../named-function.ts';
import { resolveFunctions } from '../resolve-functions.ts';
import type { Compare } from '../suite.ts';
import type { AnyFunction } from './spec.ts';

/** How much more a result may change than its scene. */
const steady = 1e5;

/**
 * Whether rounding cannot decide the result, so that a nearly equal scene has nearly the same one.
 * Every random scene must be steady, whereas touching scenes are named.
 */
export function isSteady(
  solution: AnyFunction,
  compare: Compare,
  values: readonly unknown[],
  noise: number,
  dice: Dice,
): boolean {
  const answer = solution(...resolveFunctions(values));
  const margins = marginsOf({ ...compare, tolerance: noise * steady }, values);
  const size = sizeOf(values) * noise;
  const isDifferent = (near: unknown) => {
    const other = solution(...resolveFunctions(near as unknown[]));
    return firstDifference(answer, other, margins) !== null;
  };
  for (let i = 0; i < 6; i += 1) {
    const steps: number[] = [];
    const near = disturbed(values, () => {
      const step = (2 * dice.next() - 1) * size;
      steps.push(step);
      return step;
    });
    // The opposite step crosses a border that the scene is on, if this one did not.
    const opposite = disturbed(values, () => -steps.shift()!);
    if (isDifferent(near) || isDifferent(opposite)) return false;
  }
  return true;
}

function disturbed(value: unknown, by: () => number): unknown {
  if (typeof value === 'number') return value + by();
  if (typeof value !== 'object' || value === null || isNamedFunction(value)) return value;
  if (Array.isArray(value)) return value.map((one) => disturbed(one, by));
  return Object.fromEntries(
    // Counts have no rounding.
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'maxRounds' ? part : disturbed(part, by),
    ]),
  );
}

/** Whether doubles are exact in this scene, because its numbers are small integers. */
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

/** Returns the scene with its circle moved slightly right, left, up and down. */
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
