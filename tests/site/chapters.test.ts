import { expect, test } from 'vitest';
import { symbols } from '#figure/symbol-table.ts';
import { chapters, mathIn } from '../support/chapters.ts';
import { offenders } from '../support/offenders.ts';

const chaptersThatBreak = (rule: (text: string) => void, among = chapters) =>
  offenders(
    among,
    ({ name }) => name,
    ({ text }) => rule(text),
  );

test('there are chapters', () => {
  expect(chapters.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['index', 'point-and-circle', 'start-here']),
  );
  expect(chapters.flatMap(({ text }) => mathIn(text)).length).toBeGreaterThan(20);
});

// A relation is a claim, which belongs in a chapter's formulas.ts, where tests evaluate it.
test('has no relation between dollar signs', async () => {
  const relation = /[=<>≤≥≠≈]|\\(?:le|ge|lt|gt|ne|leq|geq|neq|approx|equiv|in|iff|implies)\b/;
  const broken = await chaptersThatBreak((text) => {
    expect(mathIn(text).filter((math) => relation.test(math))).toEqual([]);
  });
  expect(broken).toEqual([]);
});

test('has only symbols between dollar signs, which stand in pairs', async () => {
  const isSymbol = (math: string) =>
    /^[a-zα]'?(_[a-z\d])?$/.test(math) && math.replace(/_.*/, '') in symbols;
  const broken = await chaptersThatBreak((text) => {
    expect(mathIn(text).filter((math) => !isSymbol(math))).toEqual([]);
    expect((text.match(/\$/g) ?? []).length % 2, 'a dollar sign alone').toBe(0);
  });
  expect(broken).toEqual([]);
});

test('opens with a figure, and lists code that a figure lights', async () => {
  // Home and most pages that follow the chapters have no folder of their own.
  const inFolders = chapters.filter(({ url }) =>
    /\/docs\/(?!reference\/)[\w-]+\/index\.mdx$/.test(url.pathname),
  );
  expect(inFolders.length).toBeGreaterThan(10);
  const broken = await chaptersThatBreak((text) => {
    const [opening = ''] = text.split('\n## ');
    const [, figure] = /<Figure name="([\w-]+)"/.exec(opening) ?? [];
    expect(figure).toBeDefined();
    // A long listing follows the text that explains it.
    expect(text).toMatch(/<Listing [^>]*figure="[\w-]+"/);
  }, inFolders);
  expect(broken).toEqual([]);
});
