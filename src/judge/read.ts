import type { EncodedCase, EncodedSuite } from './encode.ts';
import type { Case, Suite } from './suite.ts';

/** Where the suite of a function is, from the root of the site. */
export function suitePath(fn: string): string {
  return `judge/${fn}.json`;
}

/** The suite that `encode` has written. */
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
