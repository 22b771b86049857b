import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { withConversions } from './convert.ts';
import { readLibrary } from './read.ts';
import type { Library } from './tree.ts';

/** Text that is translated as if it were a file of the library. */
export interface ExtraFile {
  readonly name: string;
  readonly text: string;
}

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/** What has no translation, and why, as the page says it after the name. */
export const untranslated: ReadonlyMap<string, string> = new Map([
  [
    'createCircleGrid',
    'only in TypeScript and JavaScript: it is an object that keeps its circles from call to call, and ' +
      'what is written in other languages are functions that keep nothing. There take ' +
      'findIntersectingPairsByGrid, which finds the pairs of each frame anew.',
  ],
]);

/** Files of the library for which the translator has others, that ask less of a language. */
const writtenOtherwise = /^(index|to-integer|assert-[\w-]+)\.ts$/;

/** The names of all functions that the library exports and that have a translation. */
export function translatedNames(root = process.cwd()): string[] {
  const index = readFileSync(join(root, 'src/lib/index.ts'), 'utf8');
  const names = [...index.matchAll(/^export \{ (.*?) \}/gm)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  return names.filter((name) => !untranslated.has(name));
}

/** Reads the functions of the library that have a translation, and `extra` ones, as trees. */
export function translatedLibrary(
  extra: readonly ExtraFile[] = [],
  extraNames: readonly string[] = [],
  root = process.cwd(),
): Library {
  const lib = join(root, 'src/lib');
  const paths = readdirSync(lib, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !writtenOtherwise.test(path))
    .map((path) => join(lib, path));
  const support = join(root, 'src/translate/support');
  paths.push(join(support, 'whole-number.ts'), join(support, 'asserts.ts'));
  const extras = new Map(extra.map(({ name, text }) => [join(lib, name), text]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (path, version, ...rest) => {
    const text = extras.get(path);
    return text === undefined
      ? getSourceFile.call(host, path, version, ...rest)
      : ts.createSourceFile(path, text, version, true);
  };
  host.fileExists = (path) => extras.has(path) || fileExists.call(host, path);
  host.readFile = (path) => extras.get(path) ?? readFile.call(host, path);
  const ours = new Set([...paths, ...extras.keys()]);
  const program = ts.createProgram([...ours], options, host);
  return withConversions(
    readLibrary(program, (path) => ours.has(path), [...translatedNames(root), ...extraNames]),
  );
}
