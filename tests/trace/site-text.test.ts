import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '#trace/compile.ts';
import { readSites, writeSites } from '#trace/site-text.ts';
import { sourceFiles } from '../lib/source-files.ts';

test.each(sourceFiles().map(({ name }) => name))('%s: what is written is read again', (name) => {
  const source = readFileSync(`src/${name}`, 'utf8');
  const { sites } = compile(source, { file: name });
  expect(readSites(writeSites(sites))).toEqual(sites);
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
