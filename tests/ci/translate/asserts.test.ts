import { describe, expect, it } from 'vitest';
import * as ourEntry from '#lib/assert-entry.ts';
import * as lib from '#lib/index.ts';
import { translatedLibrary } from '#translate/library.ts';
import * as entry from '#translate/support/assert-entry.ts';
import * as asserts from '#translate/support/asserts.ts';
import { questionsTo, seeded } from '../languages/support/cases.ts';

// What other languages refuse is what the library refuses, as far as their types let it come.

const library = translatedLibrary();
const special = [Number.NaN, Infinity, -Infinity, -1, 0, -0, 1e-80, 1e308];

/** The value with another number somewhere in it, now and then. */
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

const refuses = (assert: unknown, value: unknown): boolean => {
  try {
    (assert as (value: unknown) => void)(value);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return true;
  }
};

describe.each(Object.keys(asserts))('%s', (name) => {
  it('refuses what the library refuses', () => {
    const [ours, theirs] = [lib, asserts].map((from) => (from as Record<string, unknown>)[name]);
    const random = seeded(7);
    let count = 0;
    for (const { values } of questionsTo(library.functions.get(name)!, library, 400)) {
      const value = changed(values[0], random);
      const isRefused = refuses(ours, value);
      count += Number(isRefused);
      expect(refuses(theirs, value), JSON.stringify(value)).toBe(isRefused);
    }
    expect(count).toBeGreaterThan(40);
  });
});

it.each([0, -0, 7, 16777215, 16777216, -1, 1.5, Number.NaN, Infinity, -Infinity])(
  'takes %d for an id if the library does',
  (id) => {
    expect(refuses(entry.assertId, id)).toBe(refuses(ourEntry.assertId, id));
  },
);

it('is written for every assert of the library', () => {
  const all = Object.keys(lib).filter((name) => name.startsWith('assert'));
  expect(Object.keys(asserts).sort()).toEqual(all.sort());
});
