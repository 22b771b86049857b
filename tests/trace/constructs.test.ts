import { inspect, isDeepStrictEqual } from 'node:util';
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { expect, test } from 'vitest';
import { compile } from '#trace/compile.ts';
import { childrenOf, type Node } from '#trace/node.ts';
import { run } from '#trace/program.ts';
import { sourceFiles } from '../lib/source-files.ts';
import { constructs } from './support/constructs.ts';
import { both, compiled } from './support/program.ts';
import { treeOf } from './support/without-probes.ts';

const numbers = [0, 1, 2, 3, 5];
const pairs = numbers.flatMap((a) => numbers.map((b) => [a, b]));
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

test('every construct does the same with probes as without', () => {
  const faults = sources.flatMap(({ name, source }) => {
    const { plain, program } = both(source);
    return pairs.flatMap((values) => {
      const expected = outcome(() => plain.f!(...values));
      const probed = outcome(() => program.functions.f!(...values));
      const { error, result, isCut, length } = run(program, 'f', values);
      const recorded = outcome(() => {
        if (error !== undefined) throw error;
        return result;
      });
      const isSame = [probed, recorded].every((one) => isDeepStrictEqual(one, expected));
      return isSame && !isCut && length > 2
        ? []
        : [
            `${name}, f(${values.join()}): ${inspect({ expected, probed, recorded, isCut, length })}`,
          ];
    });
  });
  expect(sources.length).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});

test('every construct keeps its lines, and loses nothing but types', () => {
  const changed = sources.filter(({ source }) => {
    const { code } = compile(source, { file: 'a.ts' });
    const isLonger = code.split('\n').length !== source.split('\n').length;
    return isLonger || !isDeepStrictEqual(treeOf(code), treeOf(compiled(source)));
  });
  expect(changed.map(({ name }) => name)).toEqual([]);
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
