import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Term {
  readonly use: string;
  readonly not: readonly string[];
}

const terms: readonly Term[] = parse(readFileSync('src/content/terms.yaml', 'utf8'));
const termFor = new Map(terms.flatMap(({ use, not }) => not.map((word) => [word, use] as const)));
const refused = new RegExp(`\\b(?:${[...termFor.keys()].join('|')})\\b`, 'gi');

/** Returns the words outside the table, each with its line and the term to use. */
function faultsIn(source: string): string[] {
  // The head of a page has the words that readers search for.
  const text = source
    .replace(/^---\n.*?\n---\n/s, (head) => head.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^import .*/gm, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return [...text.matchAll(refused)].map(({ 0: word, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${line}: “${word}”; the term is “${termFor.get(word.toLowerCase())}”`;
  });
}

test('prose, labels, names and comments use the terms of the table', () => {
  const paths = globSync(['src/content/docs/**/*.{md,mdx,ts}', 'src/**/*.{ts,astro}']);
  expect(paths.length).toBeGreaterThan(500);
  const offenders = [...new Set(paths)].flatMap((path) =>
    faultsIn(readFileSync(path, 'utf8')).map((fault) => `${path}:${fault}`),
  );
  expect(offenders).toEqual([]);
});

test.each([
  ['const label = "the box’s edge";', ['1: “box’s edge”; the term is “side of the box”']],
  ['\nlet turnedBox = 1;', ['2: “turned Box”; the term is “rotated box”']],
  ['---\ntitle: skin\n---\nThe rim.', []],
])('finds a word outside the table in %j', (source, faults) => {
  expect(faultsIn(source)).toEqual(faults);
});
