import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { compile } from '#trace/compile.ts';
import { readSites, writeSites } from '#trace/site-text.ts';
import { sourceFiles } from '../lib/source-files.ts';

test('the sites of every file are read as they were written', () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(50);
  const changed = files.filter(({ name, text }) => {
    const { sites } = compile(text, { file: name });
    return !isDeepStrictEqual(readSites(writeSites(sites)), sites);
  });
  expect(changed.map(({ name }) => name)).toEqual([]);
});

test('also functions in functions, and what can be missing', () => {
  const source = `export function f(a: number[]) {
  const g = (x: number) => {
    for (let i = 0; i < x && a; i += 1) try { if (a | x) return g(i); } finally { x += 1; }
  };
  return g(3);
}`;
  const { sites } = compile(source, { file: 'f.ts' });
  expect(sites.some(({ outer }) => outer === 0)).toBe(true);
  expect(sites.some(({ isHeader }) => isHeader)).toBe(true);
  expect(sites.some(({ isRight }) => isRight)).toBe(true);
  expect(sites.some(({ name }) => name === 'a | x')).toBe(true);
  expect(readSites(writeSites(sites))).toEqual(sites);
});
