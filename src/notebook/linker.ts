import type { LibrarySource, SourceFunction } from '#source/library-source.ts';
import { type Both, compileBoth, TraceError } from '#trace/compile.ts';
import type { Node } from '#trace/node.ts';
import type { SiteMap } from '#trace/site.ts';
import { SiteTable } from '#trace/site-table.ts';
import { isTooLong, tooLongWords } from '#trace/too-long.ts';
import { isUnfollowed } from '#trace/unfollowed.ts';
import { checkScript } from './check-script.ts';
import { givenCode } from './given-code.ts';

/** Code that a reader has written, and where it stands. */
export interface EditedCode {
  /** The file that it is part of: functions of the library that it changes are the file's no more. */
  readonly file: string;
  readonly text: string;
  /** The line of the file on which `text` starts. */
  readonly firstLine: number;
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

interface Module extends Both {
  /** Declarations of `imports` in code: "const {dot}=$0[0];". */
  readonly head: string;
  readonly imports: readonly number[];
  readonly hasProbes: boolean;
}

/** Where a module finds the names that it uses: a file of the library, or a module that is there. */
export type Uses = Readonly<Record<string, string | number>>;

/** Puts modules together, each after those that it uses, into one script. */
export class Linker {
  readonly #library: LibrarySource;
  /** The code that takes the place of functions of its file. */
  readonly #edited: { readonly file: string; readonly declared: readonly string[] } | null;
  readonly #modules: Module[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(
    library: LibrarySource,
    edited: { readonly file: string; readonly declared: readonly string[] } | null,
  ) {
    this.#library = library;
    this.#edited = edited;
  }

  /** Adds a module, with all before it that it uses; returns its number. */
  add({ compiled, plain }: Both, uses: Uses, hasProbes: boolean): number {
    const imports: number[] = [];
    const bySource = Map.groupBy(Object.entries(uses), ([, from]) => from);
    const heads = [...bySource].map(([from, names]) => {
      imports.push(
        typeof from === 'number'
          ? from
          : this.addFile(from, hasProbes && !isUnfollowed(compiled.file, from)),
      );
      return `const{${names.map(([name]) => name).join(',')}}=$0[${imports.length - 1}];`;
    });
    this.#modules.push({ compiled, plain, head: heads.join(''), imports, hasProbes });
    return this.#modules.length - 1;
  }

  /** Adds a module that exports what another does: of the last one are the functions that are called. */
  addAgain(number: number): void {
    const again = { file: '', sites: [], code: 'return $0[0];', imports: [], declared: [] };
    const both = { ...again, mentioned: new Set<string>(), unbound: new Map<string, number>() };
    const same = { compiled: both, plain: both, head: '', hasProbes: false };
    this.#modules.push({ ...same, imports: [number] });
  }

  /** Adds a file of the library, or finds it; returns its number. */
  addFile(from: string, hasProbes: boolean): number {
    const key = `${from} ${hasProbes}`;
    const known = this.#numbers.get(key);
    if (known === -1) throw new TraceError('Functions call each other in a circle.', from, 1);
    if (known !== undefined) return known;
    this.#numbers.set(key, -1);
    const replaced = this.#edited?.file === from ? this.#edited.declared : [];
    const functions = (this.#library.files[from] ?? []).filter(
      ({ name }) => !replaced.includes(name),
    );
    const uses = Object.assign({}, ...functions.map((one) => one.uses));
    for (const { name } of functions) delete uses[name];
    const number = this.add(compiledFile(from, functions), uses, hasProbes);
    this.#numbers.set(key, number);
    return number;
  }

  /**
   * The script of all modules; of the last are the functions that are called. `cast` is the cast that
   * a room of boxes asks, where one is given to them: see given-code.ts.
   */
  script(cast: string | null = null): Omit<LinkedCode, 'declared'> {
    const files: SiteMap[] = [];
    let siteCount = 0;
    const list = (of: 'compiled' | 'plain') =>
      this.#modules.map((module) => {
        const { code, file, sites } =
          of === 'plain' || !module.hasProbes ? module.plain : module.compiled;
        const first = siteCount;
        if (of === 'compiled') {
          files.push({ file, sites });
          siteCount += sites.length;
        }
        return `{first:${first},imports:[${module.imports}],make:($$,$0)=>{${module.head}${code}\n}}`;
      });
    const script = `()=>{'use strict';return{traced:[${list('compiled')}],plain:[${list('plain')}],given:${givenCode(cast)}}}`;
    return { script, siteTable: new SiteTable(files), siteCount };
  }
}

/** A reader's code, compiled, and its syntax tree: places in it are those of `source`. */
export interface Edited extends Both {
  readonly program: Node;
  readonly source: string;
}

/** Compiles a reader's code. Throws a TraceError, with the line, for what can't be compiled. */
export function compileEdited(edited: EditedCode): Edited {
  const { file, text, firstLine } = edited;
  if (isTooLong(text)) throw new TraceError(tooLongWords, file, firstLine);
  refuseComments(edited);
  try {
    const source = padded([{ text, line: firstLine }]);
    const own = bothOf(source, file);
    for (const { code } of [own.compiled, own.plain]) checkScript(code, file);
    return { ...own, source };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new TraceError('The code is nested too deeply.', file, firstLine);
  }
}

function bothOf(source: string, file: string): Both & { program: Node } {
  return compileBoth(source, { file, canImport: () => false, exportsAll: true });
}

/** The library does not change: each selection of functions of a file is compiled once. */
const knownFiles = new Map<string, Both>();

function compiledFile(file: string, functions: readonly SourceFunction[]): Both {
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
    throw new TraceError(
      'In a script <!-- and --> begin comments: write them with spaces, as < ! --.',
      file,
      firstLine + i,
    );
  }
}
