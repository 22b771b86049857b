import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { attribute, elements, parsePage } from '#site/integrations/html.ts';
import { givenAway } from '#trace/source/given-away.ts';
import { allLanguages, type CodeFile, codeFiles, translate } from '#trace/source/languages.ts';
import { site } from '../../build-site.ts';
import { siteIsBuilt } from '../../site-is-built.ts';
import { runIn } from './support/run.ts';
import { writtenAsServed } from './support/served.ts';

// The built site's files in each language compile as downloaded.

await siteIsBuilt();
const folder = mkdtempSync(join(tmpdir(), 'first-contact-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const served = (path: string) => readFileSync(join(site.dir, 'code', path), 'utf8');

const pageOf = (path: string) =>
  parsePage(readFileSync(join(site.dir, 'reference', path, 'index.html'), 'utf8'));

/** The file names in the links of the page of all functions, and of the page of each. */
const savedAs = new Map(
  ['', ...givenAway].flatMap((path) =>
    [...elements(pageOf(path))].map(
      (one) => [attribute(one, 'href'), attribute(one, 'download')] as const,
    ),
  ),
);

const compiler = resolve('node_modules/typescript/lib/tsc.js');
/** At the edition stated in the files. */
const strictTypes =
  '--strict --noEmit --ignoreConfig --target es2020 --lib es2020 --module esnext'.split(' ');

/** Every strict option of the compiler. */
const strict = `${strictTypes.join(' ')}
  --noUncheckedIndexedAccess --exactOptionalPropertyTypes --noPropertyAccessFromIndexSignature
  --noImplicitOverride --noImplicitReturns --noFallthroughCasesInSwitch --noUnusedLocals
  --noUnusedParameters --isolatedDeclarations --declaration --erasableSyntaxOnly
  --verbatimModuleSyntax --allowUnreachableCode false --allowUnusedLabels false`.split(/\s+/);

const warned = ['-Wall', '-Wextra', '-Werror', '-fsyntax-only', '-x'];

/** Inserts a GLSL file into a reader's shader. */
const asShader = (file: string): string =>
  `(echo "#version 300 es"; echo "precision highp float;"; cat ${file}; echo "void main() {}") > one.vert && ` +
  'glslangValidator one.vert';

/** The strictest commands of each language's tool. */
const compiled: Readonly<Record<string, (file: string) => readonly string[]>> = {
  ts: (file) => [process.execPath, compiler, ...strict, file],
  js: (file) => [process.execPath, '--check', file],
  cs: (file) => ['mcs', '-warnaserror', '-target:library', '-out:one.dll', file],
  hpp: (file) => ['g++', '-std=c++17', ...warned, 'c++', '-include', file, '/dev/null'],
  h: (file) => ['gcc', '-std=c99', ...warned, 'c', '-include', file, '/dev/null'],
  glsl: (file) => ['sh', '-c', asShader(file)],
  gd: (file) => ['sh', '-c', `godot3-server --no-window --check-only -s ${file}`],
  java: (file) => ['javac', '-Xlint:all,-options', '-Werror', '--release', '8', '-d', '.', file],
  lua: (file) => ['luajit', '-b', file, 'one.raw'],
  py: (file) => ['python3', '-W', 'error', '-m', 'py_compile', file],
  rs: (file) => ['rustc', '--edition', '2021', '--crate-type', 'lib', '-D', 'warnings', file],
};

const some = ['circlesIntersect', 'collidePolygonCircle', 'castCircleAgainstPolygon'];

/** Compiles a file under the name in its link, and returns the error. */
function faultOf({ path, language, names }: CodeFile): string[] {
  const { extension } = language;
  const compile = compiled[extension.replace(/^.*\./, '')]!;
  const here = join(folder, extension.replaceAll('.', '-'));
  const text = served(path);
  if (text !== translate(language, names).text)
    return [`${path} is not what the translator writes`];
  const fileName = savedAs.get(`/code/${path}`);
  if (!fileName) return [`No link of reference/ saves ${path}`];
  mkdirSync(here, { recursive: true });
  const isRefused = (text: string) => {
    writeFileSync(join(here, fileName), text);
    try {
      runIn(here, compile(fileName));
      return '';
    } catch (error) {
      return String(error);
    }
  };
  const refused = isRefused(text);
  if (refused) return [`${path}: ${refused}`];
  const cut = `${text.slice(0, text.lastIndexOf('return'))}(`;
  return isRefused(cut) ? [] : [`${path} compiles although it is cut short`];
}

it('as TypeScript satisfies every strict flag, each file and all in one', () => {
  const here = writtenAsServed('typescript', join(folder, 'strict'));
  const files = readdirSync(here);
  expect(files.length).toBeGreaterThan(70);
  runIn(here, [process.execPath, compiler, ...strict, ...files]);
  writeFileSync(join(here, 'one.ts'), 'export const a = (b: Record<string, number>) => b.c;');
  expect(() => runIn(here, [process.execPath, compiler, ...strict, 'one.ts'])).toThrow('TS4111');
});

it('as JavaScript has types that checkJs agrees with, each file and all in one', () => {
  const here = writtenAsServed('javascript', join(folder, 'checked'));
  const check = [process.execPath, compiler, '--allowJs', '--checkJs', ...strictTypes];
  runIn(here, [...check, ...readdirSync(here)]);
  const call = "import { slide } from './slide.js';\nslide({ x: 1, y: '2' }, { x: 0, y: 1 });\n";
  writeFileSync(join(here, 'one.js'), call);
  expect(() => runIn(here, [...check, 'one.js'])).toThrow('TS2322');
});

it.each(allLanguages)(
  'the files of $name compile under the names that their links give them',
  ({ extension }) => {
    const files = codeFiles().filter(({ language, names: [first = '', ...rest] }) => {
      return language.extension === extension && (rest.length > 0 || some.includes(first));
    });
    // The last is the whole library.
    expect(files.length).toBeGreaterThan(1);
    expect(files.flatMap(faultOf)).toEqual([]);
  },
);
