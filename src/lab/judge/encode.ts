import type { Case, Suite } from './suite.ts';

// A suite as JSON. NaN and infinities are strings, because no other string in a case equals them. A
// case is a list, because field names would dominate the file.

/** [values, expected], then the name or null, then other right results. */
export type EncodedCase = readonly [unknown, unknown, (string | null)?, unknown?];

export interface EncodedSuite {
  readonly fn: string;
  readonly names: readonly string[];
  readonly compare: Suite['compare'];
  readonly cases: readonly EncodedCase[];
}

export function encode({ fn, names, compare, cases }: Suite): string {
  const encoded: EncodedSuite = { fn, names, compare, cases: cases.map(encodeCase) };
  return JSON.stringify(encoded, (_key, value) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  );
}

function encodeCase({ values, expected, name, also }: Case): EncodedCase {
  if (also) return [values, expected, name ?? null, also];
  return name === undefined ? [values, expected] : [values, expected, name];
}
