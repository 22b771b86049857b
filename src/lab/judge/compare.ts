import type { Case, Compare, Outcome } from './suite.ts';

/** Where a result first differs from the expected one: the path to it, and both values. */
export interface Difference {
  readonly path: readonly string[];
  readonly found: unknown;
  readonly expected: unknown;
}

/** Whether an outcome is right. Unreadable results are wrong, and nothing throws. */
export function isRight(compare: Compare, one: Case, outcome: Outcome): boolean {
  return differences(compare, one, outcome).length === 0;
}

/** Returns the differences from each right result, or nothing if one matches. */
export function differences(compare: Compare, one: Case, outcome: Outcome): readonly Difference[] {
  const found: Difference[] = [];
  for (const expected of [one.expected, ...(one.also ?? [])]) {
    const whole = { path: [], found: undefined, expected };
    try {
      if (!('value' in outcome)) return [whole];
      const margins = marginsOf(compare, one.values);
      const difference = firstDifference(expected, outcome.value, margins);
      if (difference === null) return [];
      found.push(difference);
    } catch {
      found.push(whole);
    }
  }
  return found;
}

/** Tolerances for numbers with a measure, and without one, such as a normal's. */
interface Margins {
  readonly measured: number;
  readonly pure: number;
  /** Whether the tolerance also grows with the expected number. */
  readonly relative: boolean;
}

const pureNames = new Set(['normal', 'fraction', 'index']);

export function marginsOf({ measure, tolerance }: Compare, values: unknown): Margins {
  const size = measure === 'ratio' ? 1 : sizeOf(values);
  const measured = tolerance * (measure === 'product' ? size * size : size);
  return { measured, pure: tolerance, relative: measure === 'ratio' };
}

/** Numbers with these names are not lengths. */
const noLengths = new Set([
  'mass',
  'rotation',
  'restitution',
  'friction',
  'maxSlides',
  'maxRounds',
  'normal',
]);

/** Returns the largest finite number of a scene. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.abs(value) : 0;
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.entries(value).filter(([name]) => !noLengths.has(name));
  return Math.max(0, ...parts.map(([, part]) => sizeOf(part)));
}

/** Only the expected fields are compared, because more fields are allowed. */
export function firstDifference(
  expected: unknown,
  found: unknown,
  margins: Margins,
  path: readonly string[] = [],
): Difference | null {
  if (typeof expected === 'number') {
    return isNear(expected, found, margins, path) ? null : { path, found, expected };
  }
  if (typeof expected !== 'object' || expected === null) {
    return found === expected ? null : { path, found, expected };
  }
  if (typeof found !== 'object' || found === null) return { path, found, expected };
  if (Array.isArray(expected) && !(Array.isArray(found) && found.length === expected.length)) {
    return { path, found, expected };
  }
  for (const [name, value] of Object.entries(expected)) {
    const own = (found as Record<string, unknown>)[name];
    const difference = firstDifference(value, own, margins, [...path, name]);
    if (difference) return difference;
  }
  return null;
}

function isNear(expected: number, found: unknown, margins: Margins, path: readonly string[]) {
  if (typeof found !== 'number') return false;
  if (!Number.isFinite(expected)) return Object.is(found, expected);
  const { measured, pure, relative } = margins;
  const margin = path.some((name) => pureNames.has(name)) ? pure : measured;
  const most = relative ? margin * Math.max(1, Math.abs(expected)) : margin;
  return Math.abs(found - expected) <= most;
}
