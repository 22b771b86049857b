import { expect, it } from 'vitest';
import { makeProgram } from '#trace/source/program.ts';
import { findPrograms } from '#trace/source/programs.ts';
import { contrast, papers } from '../support/contrast.ts';
import { library } from '../support/library.ts';
import { rule } from '../support/rule.ts';

// Rules for a program's code. tests/nightly/browser/programs.test.ts runs each program.

const programs = findPrograms().map((program) => makeProgram(library, program));

rule('keys can do what the pointer does', programs, ({ code }) =>
  code.includes('canvas.onpointerdown') && !code.includes('canvas.onkeydown') ? ['no keys'] : [],
);

rule('only the canvas listens to keys, so that the page keeps its own', programs, ({ code }) =>
  code.match(/addEventListener\('(key\w+|blur)'/g),
);

const coloursOf = (code: string) =>
  [...code.matchAll(/'(#(?:[\da-f]{3}){1,2})'/g)].map(([, colour = '']) => colour);

it('finds the colours of the programs', () => {
  expect(programs.flatMap(({ code }) => coloursOf(code)).length).toBeGreaterThan(40);
});

rule('a fill or a line stands out from light and dark paper by 3 to 1', programs, ({ code }) =>
  coloursOf(code).flatMap((colour) => {
    // White is a highlight on another colour.
    if (colour === '#fff') return [];
    const least = Math.min(...papers.map((paper) => contrast(colour, paper)));
    return least < 3 ? [`${colour} has a contrast of ${least.toFixed(2)}`] : [];
  }),
);
