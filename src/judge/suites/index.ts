import { unknownName } from '#kit/nearest-names.ts';
import type { Suite } from '../suite.ts';
import { buildSuite } from './build.ts';
import { contacts } from './contacts.ts';
import { published } from './published.ts';
import type { Spec } from './spec.ts';
import { touch } from './touch.ts';
import { values } from './values.ts';

// What suites are made of stays at build time: a page reads the files that come of it.

const specs = new Map<string, Spec>(
  [touch, values, contacts, published].flat().map((spec) => [spec.fn, spec]),
);

/** The names of the functions that can be judged. */
export const judged: readonly string[] = [...specs.keys()];

export function specOf(fn: string): Spec {
  const spec = specs.get(fn);
  if (!spec) throw unknownName('a function with cases to judge it by', fn, judged);
  return spec;
}

const built = new Map<string, Suite>();

/** All the cases of a function, the same every time. */
export function suiteOf(fn: string): Suite {
  const suite = built.get(fn) ?? buildSuite(specOf(fn));
  built.set(fn, suite);
  return suite;
}
