import * as library from '#lib/index.ts';
import counts from '../../tests/counts.json' with { type: 'json' };
import { groups } from '../../tests/groups.ts';

/** The counts of the last test run: see scripts/record-counts.mjs. */
interface Counts {
  readonly quick: {
    readonly groups: Readonly<Record<string, number>>;
    readonly functions: Readonly<Record<string, { tests: number; scenes: number }>>;
  };
  readonly full: Readonly<Record<string, number>>;
}

const { quick, full }: Counts = counts;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Each function that scenes were checked for, by its name in the code. */
export const functionCounts = Object.entries(quick.functions)
  .map(([file, { tests, scenes }]) => ({
    name: file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    tests,
    quick: scenes,
    full: full[file] ?? 0,
  }))
  .filter(({ name }) => name in library);

export const totals = {
  tests: sum(Object.values(quick.groups)),
  // A new group has no count before its first run.
  ...Object.fromEntries(Object.keys(groups).map((group) => [group, quick.groups[group] ?? 0])),
  functions: functionCounts.length,
  quickScenes: sum(functionCounts.map((one) => one.quick)),
  fullScenes: sum(functionCounts.map((one) => one.full)),
} as Readonly<Record<string, number>>;

/** Typeset: thin spaces between thousands. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, count >= 10_000 ? '\u202f' : '');
}
