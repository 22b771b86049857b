import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { withConversions } from './conversions.ts';
import { readLibrary } from './read.ts';
import type { Library } from './tree.ts';

export interface ExtraFile {
  readonly name: string;
  readonly text: string;
}

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/** The functions without a 32-bit version, and why, in words that follow the name. */
export const withoutFloats: ReadonlyMap<string, string> = new Map([
  [
    'createCircleGrid',
    'available only with 64 bits, because the cell sizes of its grids go from 2^-382 to 2^502, which exceeds the range ' +
      'of floats. Use findIntersectingPairsByGrid, or the grid with 64 bits.',
  ],
]);

/** Library files that the translator replaces by simpler ones. */
const replacedFiles = /^(index|to-integer|assert-[\w-]+)\.ts$/;

/**
 * Parsed files by path, because the library is read many times and few of its files change in
 * between.
 */
const parsed = new Map<string, ts.SourceFile>();

export function translatedNames(root = process.cwd()): string[] {
  const index = readFileSync(join(root, 'src/lib/index.ts'), 'utf8');
  return [...index.matchAll(/^export \{ (.*?) \}/gm)].flatMap(([, list = '']) => list.split(', '));
}

interface LibraryProgram {
  readonly program: ts.Program;
  /** Whether a file is part of the library or an extra one. */
  readonly isOurs: (path: string) => boolean;
  readonly isExtra: (path: string) => boolean;
}

/** Compiles the library with `extra` files. */
export function libraryProgram(
  extra: readonly ExtraFile[] = [],
  root = process.cwd(),
): LibraryProgram {
  const lib = join(root, 'src/lib');
  const paths = readdirSync(lib, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !replacedFiles.test(path))
    .map((path) => join(lib, path));
  const support = join(root, 'packages/translate/src/support');
  const supporting = ['whole-number.ts', 'asserts.ts', 'assert-entry.ts'];
  paths.push(...supporting.map((name) => join(support, name)));
  const extras = new Map(extra.map(({ name, text }) => [join(lib, name), text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.getSourceFile = (path, version) => {
    const text = host.readFile(path);
    if (text === undefined) return undefined;
    let file = parsed.get(path);
    if (file?.text !== text) file = ts.createSourceFile(path, text, version, true);
    parsed.set(path, file);
    return file;
  };
  host.fileExists = (path) => extras.has(path) || fileExists.call(host, path);
  host.readFile = (path) => extras.get(path) ?? readFile.call(host, path);
  const ours = new Set([...paths, ...extras.keys()]);
  return {
    program: ts.createProgram([...ours], options, host),
    isOurs: (path) => ours.has(path),
    isExtra: (path) => extras.has(path),
  };
}

/** Reads the library's functions and `extra` ones as trees. */
export function translatedLibrary(
  extra: readonly ExtraFile[] = [],
  extraNames: readonly string[] = [],
  root = process.cwd(),
): Library {
  const { program, isOurs, isExtra } = libraryProgram(extra, root);
  const names = [...translatedNames(root), ...extraNames];
  const library = withConversions(readLibrary(program, isOurs, names));
  const functions = new Map(
    [...library.functions].map(([name, one]) => [
      name,
      isExtra(one.file) ? { ...one, isOutside: true } : one,
    ]),
  );
  return { ...library, functions };
}
