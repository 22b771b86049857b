import type { LibrarySource, SourceFunction } from '#source/library-source.ts';
import { type Compiled, compile, TraceError } from '#trace/compile.ts';
import type { SiteMap } from '#trace/site.ts';
import { SiteTable } from '#trace/site-table.ts';
import { unfollowed } from '#trace/unfollowed.ts';
import { checkScript } from './check-script.ts';
import { givenCode } from './given-code.ts';

/** Code that a reader has written, and where it stands. */
export interface EditedCode {
  /** The file that it is part of: functions of the library that it changes are the file's no more. */
  readonly file: string;
  readonly text: string;
  /** The line of the file on which `text` starts. */
  readonly firstLine: number;
  /** Whether it is called with a function that casts a circle into a room. */
  readonly gives?: boolean;
}

/** Edited code with all it calls, for a sandbox. */
export interface LinkedCode {
  /** The text that a sandbox loads. */
  readonly script: string;
  readonly siteTable: SiteTable;
  readonly siteCount: number;
  /** The names that the edited code declares. */
  readonly declared: readonly string[];
}

interface Module {
  readonly compiled: Compiled;
  readonly plain: Compiled;
  /** Declarations of `imports` in code: "const {dot}=$0[0];". */
  readonly head: string;
  readonly imports: readonly number[];
  readonly hasProbes: boolean;
}

/**
 * Compiles edited code and all that it calls by name, of its own file and of the library. Throws a
 * TraceError, with the line, for what can't be compiled.
 */
export function linkCode(library: LibrarySource, edited: EditedCode): LinkedCode {
  const { file, firstLine, gives = false } = edited;
  const own = ownOf(edited);
  const modules: Module[] = [];
  const numbers = new Map<string, number>();

  /** The number of a module, with all before it that it calls. */
  const add = (
    { compiled, plain }: ReturnType<typeof bothOf>,
    uses: Readonly<Record<string, string>>,
    hasProbes: boolean,
  ): number => {
    const imports: number[] = [];
    const byFile = Map.groupBy(Object.entries(uses), ([, from]) => from);
    const heads = [...byFile].map(([from, names]) => {
      imports.push(fileNumber(from, hasProbes && !isUnfollowed(compiled.file, from)));
      return `const{${names.map(([name]) => name).join(',')}}=$0[${imports.length - 1}];`;
    });
    modules.push({ compiled, plain, head: heads.join(''), imports, hasProbes });
    return modules.length - 1;
  };
  const fileNumber = (from: string, hasProbes: boolean): number => {
    const key = `${from} ${hasProbes}`;
    const known = numbers.get(key);
    if (known === -1)
      throw new TraceError('Functions call each other in a circle.', file, firstLine);
    if (known !== undefined) return known;
    numbers.set(key, -1);
    const functions = (library.files[from] ?? []).filter(
      ({ name }) => from !== file || !own.compiled.declared.includes(name),
    );
    const uses = Object.assign({}, ...functions.map((one) => one.uses));
    for (const { name } of functions) delete uses[name];
    const number = add(compiledFile(from, functions), uses, hasProbes);
    numbers.set(key, number);
    return number;
  };

  const cast = 'castCircleAgainstOrientedBox';
  const castFile = library.exported[cast];
  // What the room of a figure is made of: before the reader's own module, which is the last.
  const room = gives && castFile ? `$0[${fileNumber(castFile, false)}].${cast}` : null;
  add(own, usesOf(library, edited, own.compiled), true);
  return { ...written(modules, givenCode(room)), declared: own.compiled.declared };
}

/** The edited code itself. */
function ownOf(edited: EditedCode): ReturnType<typeof bothOf> {
  const { file, text, firstLine } = edited;
  refuseComments(edited);
  try {
    const own = bothOf(padded([{ text, line: firstLine }]), file);
    for (const { code } of [own.compiled, own.plain]) checkScript(code, file);
    return own;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new TraceError('The code is nested too deeply.', file, firstLine);
  }
}

/** What in the edited code can be meant as a function of its file or of the library. */
function usesOf(
  { files, exported }: LibrarySource,
  { file }: EditedCode,
  { declared, mentioned }: Compiled,
): Record<string, string> {
  const own = files[file] ?? [];
  const known = new Map([
    ...Object.entries(exported),
    ...own.flatMap(({ uses }) => Object.entries(uses)),
    ...own.map(({ name }) => [name, file] as const),
  ]);
  const uses: Record<string, string> = {};
  for (const name of mentioned) {
    const from = known.get(name);
    if (from !== undefined && !declared.includes(name)) uses[name] = from;
  }
  return uses;
}

function isUnfollowed(file: string, called: string): boolean {
  const { pathname } = new URL(unfollowed[file] ?? '', `file:///${file}`);
  return unfollowed[file] !== undefined && pathname === `/${called}`;
}

/** The same source with probes and without. */
function bothOf(source: string, file: string): { compiled: Compiled; plain: Compiled } {
  const options = { file, canImport: () => false, exportsAll: true };
  return {
    compiled: compile(source, options),
    plain: compile(source, { ...options, probes: false }),
  };
}

/** The library does not change: each selection of functions of a file is compiled once. */
const knownFiles = new Map<string, ReturnType<typeof bothOf>>();

function compiledFile(file: string, functions: readonly SourceFunction[]) {
  const key = `${file} ${functions.map(({ name }) => name).join(' ')}`;
  const known = knownFiles.get(key) ?? bothOf(padded(functions), file);
  knownFiles.set(key, known);
  return known;
}

/** Texts at their lines of one file. */
function padded(texts: readonly { readonly text: string; readonly line: number }[]): string {
  let source = '';
  let line = 1;
  for (const one of texts) {
    source += '\n'.repeat(Math.max(0, one.line - line)) + one.text;
    line = one.line + one.text.split('\n').length - 1;
  }
  return source;
}

/** To a script, unlike to a module, these are comments, and hide what the parser has read. */
function refuseComments({ file, text, firstLine }: EditedCode): void {
  for (const [i, line] of text.split('\n').entries()) {
    if (!/<!--|^\s*-->/.test(line)) continue;
    throw new TraceError('Write < ! -- and -- > with spaces in between.', file, firstLine + i);
  }
}

function written(modules: readonly Module[], given: string): Omit<LinkedCode, 'declared'> {
  const files: SiteMap[] = [];
  let siteCount = 0;
  const list = (of: 'compiled' | 'plain') =>
    modules.map((module) => {
      const { code, file, sites } =
        of === 'plain' || !module.hasProbes ? module.plain : module.compiled;
      const first = siteCount;
      if (of === 'compiled') {
        files.push({ file, sites });
        siteCount += sites.length;
      }
      return `{first:${first},imports:[${module.imports}],make:($$,$0)=>{${module.head}${code}\n}}`;
    });
  const script = `()=>{'use strict';return{traced:[${list('compiled')}],plain:[${list('plain')}],given:${given}}}`;
  return { script, siteTable: new SiteTable(files), siteCount };
}
