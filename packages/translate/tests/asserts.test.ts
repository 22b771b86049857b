import { expect, it } from 'vitest';
import { translatedLibrary } from '#translate/library.ts';
import * as entry from '#translate/support/assert-entry.ts';
import * as asserts from '#translate/support/asserts.ts';
import * as ourEntry from '../../../src/lib/assert-entry.ts';
import * as lib from '../../../src/lib/index.ts';
import { questionsTo, seeded } from '../../../tests/ci/languages/support/cases.ts';

// Other languages reject the same values as the library, as far as their types allow them.

const library = translatedLibrary();
const special = [Number.NaN, Infinity, -Infinity, -1, 0, -0, 1e-80, 1e308];

/** Replaces a number in the value now and then. */
function changed(value: unknown, random: () => number): unknown {
  if (typeof value === 'number')
    return random() < 0.12 ? special[Math.floor(random() * special.length)] : value;
  if (Array.isArray(value)) {
    const items = value.map((one) => changed(one, random));
    const isShort = random() < 0.1;
    if (random() < 0.1) items.push(items[0]);
    return isShort ? items.slice(0, 2) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, changed(of, random)]));
}

/** The error's type and message. */
const thrownBy = (assert: unknown, value: unknown): string => {
  try {
    (assert as (value: unknown) => void)(value);
    return 'nothing';
  } catch (error) {
    return (error as Error).name;
  }
};

it('refuses what the library refuses, by a RangeError', () => {
  const faults: string[] = [];
  for (const [name, theirs] of Object.entries(asserts)) {
    const ours = (lib as Record<string, unknown>)[name];
    const random = seeded(7);
    let refused = 0;
    for (const { values } of questionsTo(library.functions.get(name)!, library, 400)) {
      const value = changed(values[0], random);
      const [our, their] = [thrownBy(ours, value), thrownBy(theirs, value)];
      refused += Number(our === 'RangeError');
      if (our !== their || !/^(nothing|RangeError)$/.test(our)) {
        faults.push(`${name}(${JSON.stringify(value)}) throws ${their}, not ${our}`);
      }
    }
    if (refused <= 40) faults.push(`${name} refuses only ${refused} values`);
  }
  for (const id of [0, -0, 7, 16777215, 16777216, -1, 1.5, Number.NaN, Infinity, -Infinity]) {
    const [our, their] = [ourEntry, entry].map(({ assertId }) => thrownBy(assertId, id));
    if (our !== their) faults.push(`assertId(${id}) throws ${their}, not ${our}`);
  }
  expect(faults).toEqual([]);
});

it('is written for every assert of the library', () => {
  const all = Object.keys(lib).filter((name) => name.startsWith('assert'));
  expect(Object.keys(asserts).sort()).toEqual(all.sort());
});
