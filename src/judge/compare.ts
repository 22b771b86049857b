import type { Case, Compare, Outcome } from './suite.ts';

/** Where an answer first differs from the right one: the way to it, and both values there. */
export interface Difference {
  readonly path: readonly string[];
  readonly found: unknown;
  readonly expected: unknown;
}

/**
 * Whether an outcome is right. It may be anything that a function can return: what cannot be read is
 * wrong, and nothing throws.
 */
export function isRight(compare: Compare, one: Case, outcome: Outcome): boolean {
  return differences(compare, one, outcome).length === 0;
}

/** How it differs from each of the right answers; nothing if it is one of them. */
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

/** How far off numbers may be: those with a measure, and those without one, such as a normal's. */
interface Margins {
  readonly measured: number;
  readonly pure: number;
  /** Whether it is relative to the right number too, where that is more. */
  readonly relative: boolean;
}

const pureNames = new Set(['normal', 'fraction', 'index']);

export function marginsOf({ measure, tolerance }: Compare, values: unknown): Margins {
  const size = measure === 'ratio' ? 1 : sizeOf(values);
  const measured = tolerance * (measure === 'product' ? size * size : size);
  return { measured, pure: tolerance, relative: measure === 'ratio' };
}

/** Numbers under these names are no lengths. */
const noLengths = new Set(['mass', 'rotation', 'restitution', 'friction', 'maxSlides', 'normal']);

/** The largest finite number of a scene. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.abs(value) : 0;
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.entries(value).filter(([name]) => !noLengths.has(name));
  return Math.max(0, ...parts.map(([, part]) => sizeOf(part)));
}

/** Only what the right answer has is looked at: more fields are allowed. */
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
