import { expect, it } from 'vitest';
import { makeProgram } from '#source/program.ts';
import { findPrograms } from '#source/programs.ts';
import { contrast, papers } from '../support/contrast.ts';
import { library } from '../support/library.ts';

// What can be read from a program's code. What it does in a browser: tests/nightly/browser/programs.test.ts.

const programs = findPrograms().map((program) => makeProgram(library, program));

/** Each program whose code breaks a rule, with what breaks it. */
const offenders = (breaks: (code: string) => readonly string[]) =>
  programs.flatMap(({ name, code }) => breaks(code).map((what) => `${name}: ${what}`));

it('finds the programs', () => {
  expect(programs.length).toBeGreaterThan(15);
});

it('whatever the pointer does, keys can do', () => {
  const withoutKeys = offenders((code) =>
    /canvas\.onpointerdown/.test(code) && !/canvas\.onkeydown/.test(code) ? ['has no keys'] : [],
  );
  expect(withoutKeys).toEqual([]);
});

it('keys are heard by the canvas alone, so that the page keeps its own', () => {
  const global = offenders((code) => code.match(/addEventListener\('(key\w+|blur)'/g) ?? []);
  expect(global).toEqual([]);
});

it('a fill or a line stands out from light and dark paper by 3 to 1', () => {
  let count = 0;
  const faint = offenders((code) =>
    [...code.matchAll(/'(#(?:[\da-f]{3}){1,2})'/g)].flatMap(([, colour = '']) => {
      count += 1;
      // White is a highlight on another colour.
      if (colour === '#fff') return [];
      const least = Math.min(...papers.map((paper) => contrast(colour, paper)));
      return least < 3 ? [`${colour} has a contrast of ${least.toFixed(2)}`] : [];
    }),
  );
  expect(count).toBeGreaterThan(40);
  expect(faint).toEqual([]);
});
