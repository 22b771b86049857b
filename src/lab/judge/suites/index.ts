import { unknownName } from '#figure/nearest-names.ts';
import type { Suite } from '../suite.ts';
import { buildSuite } from './build.ts';
import { contacts } from './contacts.ts';
import { plain } from './plain.ts';
import { published } from './published.ts';
import type { Spec } from './spec.ts';
import { touch } from './touch.ts';
import { values } from './values.ts';

// Suites are built at build time, because pages fetch the resulting files.

const specs = new Map<string, Spec>(
  [touch, values, contacts, plain, published].flat().map((spec) => [spec.fn, spec]),
);

export const judged: readonly string[] = [...specs.keys()];

export function specOf(fn: string): Spec {
  const spec = specs.get(fn);
  if (!spec) throw unknownName('a function with cases to judge it by', fn, judged);
  return spec;
}

const built = new Map<string, Suite>();

/** Returns a function's cases, which never change. */
export function suiteOf(fn: string): Suite {
  const suite = built.get(fn) ?? buildSuite(specOf(fn));
  built.set(fn, suite);
  return suite;
}
