import { isDeepStrictEqual } from 'node:util';
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { describe, expect, test } from 'vitest';
import { compile } from '#trace/compile.ts';
import { childrenOf, type Node } from '#trace/node.ts';
import { run } from '#trace/program.ts';
import { sourceFiles } from '../lib/source-files.ts';
import { constructs } from './support/constructs.ts';
import { both, compiled } from './support/program.ts';
import { treeOf } from './support/without-probes.ts';

const numbers = [0, 1, 2, 3, 5];
const sources = Object.entries(constructs).map(([name, text]) => ({
  name,
  source: text.includes('export') ? text : `export function f(a, b) { ${text}\n}`,
}));

function outcome(call: () => unknown): unknown {
  try {
    return { result: call() };
  } catch (error) {
    return { error: error instanceof Error ? `${error}` : error };
  }
}

describe.each(sources)('$name', ({ source }) => {
  test('does the same with probes as without', () => {
    const { plain, program } = both(source);
    for (const a of numbers) {
      for (const b of numbers) {
        const values = [a, b];
        const expected = outcome(() => plain.f!(...values));
        expect(outcome(() => program.functions.f!(...values))).toEqual(expected);
        const { error, result, isCut, length } = run(program, 'f', values);
        const recorded = outcome(() => {
          if (error !== undefined) throw error;
          return result;
        });
        expect(recorded).toEqual(expected);
        expect(isDeepStrictEqual(recorded, expected)).toBe(true);
        expect(isCut).toBe(false);
        expect(length).toBeGreaterThan(2);
      }
    }
  });

  test('keeps lines, and loses nothing but types', () => {
    const { code } = compile(source, { file: 'a.ts' });
    expect(code.split('\n')).toHaveLength(source.split('\n').length);
    expect(treeOf(code)).toEqual(treeOf(compiled(source)));
  });
});

test('every construct of the library is among these', () => {
  const parser = Parser.extend(tsPlugin());
  const typesIn = (node: Node): string[] => [node.type, ...childrenOf(node).flatMap(typesIn)];
  const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;
  const typesOf = (text: string) => typesIn(parser.parse(text, options) as unknown as Node);
  // The types themselves are taken out whole; files of one source have no imports.
  const isCode = (type: string) =>
    !/^(TS|Import|Export)/.test(type) || /^TS\w+(Expression|Declaration|Annotation)$/.test(type);
  const inLibrary = new Set(
    sourceFiles()
      .flatMap(({ text }) => typesOf(text))
      .filter(isCode),
  );
  const here = new Set(sources.flatMap(({ source }) => typesOf(source)));
  expect([...inLibrary].filter((type) => !here.has(type))).toEqual([]);
  expect(inLibrary.size).toBeGreaterThan(30);
});
