import type { EncodedCase, EncodedSuite } from './encode.ts';
import type { Case, Suite } from './suite.ts';

/** The address of a function's suite, relative to the site. */
export function suitePath(fn: string): string {
  return `judge/${fn}.json`;
}

/** Reads a suite written by `encode`. */
export function readSuite(json: string): Suite {
  const { fn, names, compare, cases }: EncodedSuite = JSON.parse(json, (_key, value) =>
    typeof value === 'string' && value in numbers ? numbers[value] : value,
  );
  return { fn, names, compare, cases: cases.map(readCase) };
}

const numbers: Readonly<Record<string, number>> = {
  __proto__: null as never,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

function readCase([values, expected, name, also]: EncodedCase): Case {
  return {
    values: values as Case['values'],
    expected,
    ...(name == null ? {} : { name }),
    ...(also === undefined ? {} : { also: also as unknown[] }),
  };
}
