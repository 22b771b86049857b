import { inspect } from 'node:util';
import { expect, test } from 'vitest';

/** Checks a rule in every case of one test. An error begins with the name of the case. */
export function inEach<Row extends unknown[] | [unknown]>(
  rows: readonly Row[],
  check: (...values: Row) => void,
): void;
export function inEach<Case>(cases: readonly Case[], check: (one: Case) => void): void;
export function inEach(cases: readonly unknown[], check: (...values: unknown[]) => void): void {
  expect(cases.length).toBeGreaterThan(0);
  for (const one of cases) {
    try {
      check(...(Array.isArray(one) ? one : [one]));
    } catch (error) {
      if (error instanceof Error) error.message = `${nameOf(one)}: ${error.message}`;
      throw error;
    }
  }
}

/** One test of a rule in many cases: sizes, transforms, rows of a table. */
export function testEach<Row extends unknown[] | [unknown]>(
  title: string,
  rows: readonly Row[],
  check: (...values: Row) => void,
): void;
export function testEach<Case>(
  title: string,
  cases: readonly Case[],
  check: (one: Case) => void,
): void;
export function testEach(
  title: string,
  cases: readonly unknown[],
  check: (...values: unknown[]) => void,
): void {
  test(title, () => inEach(cases as readonly [][], check));
}

/** The name of a transform, the first words of a row, or all of it. */
function nameOf(one: unknown): string {
  if (Array.isArray(one) && typeof one[0] === 'string') return one[0];
  if (typeof one === 'object' && one !== null && 'name' in one) return String(one.name);
  return inspect(one, { depth: 4, breakLength: Number.POSITIVE_INFINITY });
}
