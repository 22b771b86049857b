import { describe, expect, test } from 'vitest';
import { symbols } from '#kit/symbol-table.ts';
import { chapters, mathIn } from '../support/chapters.ts';

test('there are chapters', () => {
  expect(chapters.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['index', 'point-and-circle', 'start-here']),
  );
  expect(chapters.flatMap(({ text }) => mathIn(text)).length).toBeGreaterThan(20);
});

describe.each(chapters)('$name', ({ text }) => {
  // A relation is a claim. Those stand in the formulas.ts of a chapter, where tests evaluate them.
  test('has no relation between dollar signs', () => {
    const relation = /[=<>≤≥≠≈]|\\(?:le|ge|lt|gt|ne|leq|geq|neq|approx|equiv|in|iff|implies)\b/;
    expect(mathIn(text).filter((math) => relation.test(math))).toEqual([]);
  });

  test('has only symbols between dollar signs', () => {
    const isSymbol = (math: string) =>
      /^[a-zα]'?(_[a-z\d])?$/.test(math) && math.replace(/_.*/, '') in symbols;
    expect(mathIn(text).filter((math) => !isSymbol(math))).toEqual([]);
  });

  test('has its dollar signs in pairs', () => {
    expect((text.match(/\$/g) ?? []).length % 2).toBe(0);
  });
});

// Home and most pages that follow the chapters have no folder of their own.
const inFolders = chapters.filter(({ url }) =>
  /\/docs\/(?!reference\/)[\w-]+\/index\.mdx$/.test(url.pathname),
);

test('every chapter has a folder', () => {
  expect(inFolders.length).toBeGreaterThan(10);
});

describe.each(inFolders)('$name', ({ text }) => {
  test('opens with a figure, and beside it the code that the figure lights', () => {
    const [opening = ''] = text.split('\n## ');
    const [, figure] = /<Figure name="([\w-]+)"/.exec(opening) ?? [];
    expect(figure).toBeDefined();
    expect(opening).toMatch(new RegExp(`<Listing [^>]*figure="${figure}"`));
  });
});
