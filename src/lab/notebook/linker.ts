import { type Both, compileBoth, TraceError } from '#trace/compile.ts';
import type { Node } from '#trace/node.ts';
import type { SiteMap } from '#trace/site.ts';
import { SiteTable } from '#trace/site-table.ts';
import type { LibrarySource, SourceFunction } from '#trace/source/library-source.ts';
import { isTooLong, tooLongWords } from '#trace/too-long.ts';
import { isUnfollowed } from '#trace/unfollowed.ts';
import { checkScript } from './check-script.ts';
import { namedFunctionsCode } from './named-functions-code.ts';

export interface EditedCode {
  /**
   * The file that the code belongs to. Its functions replace the file's functions of the same name.
   */
  readonly file: string;
  readonly text: string;
  readonly firstLine: number;
}

/** Edited code with everything that it calls. */
export interface LinkedCode {
  readonly script: string;
  readonly siteTable: SiteTable;
  readonly siteCount: number;
  readonly declared: readonly string[];
}

interface Module extends Both {
  /** Declares the imports in code: "const {dot}=$0[0];". */
  readonly head: string;
  readonly imports: readonly number[];
  readonly hasProbes: boolean;
}

/** Where each name is defined: a library file, or the number of an added module. */
export type Uses = Readonly<Record<string, string | number>>;

/** Joins modules into one script, each after the modules that it uses. */
export class Linker {
  readonly #library: LibrarySource;
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

  /** Adds a module after those that it uses, and returns its number. */
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

  /**
   * Adds a module that exports the same as another, because the last module's functions are called.
   */
  addAgain(number: number): void {
    const again = { file: '', sites: [], code: 'return $0[0];', imports: [], declared: [] };
    const both = { ...again, mentioned: new Set<string>(), unbound: new Map<string, number>() };
    const same = { compiled: both, plain: both, head: '', hasProbes: false };
    this.#modules.push({ ...same, imports: [number] });
  }

  /** Adds a library file unless it was added before, and returns its number. */
  addFile(from: string, hasProbes: boolean): number {
    const key = `${from} ${hasProbes}`;
    const known = this.#numbers.get(key);
    if (known === -1)
      throw new TraceError(
        'These functions call each other in a cycle. Remove one of the calls.',
        from,
        1,
      );
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
   * Returns the script of all modules. The last module's functions are called. `cast` is described
   * in named-functions-code.ts.
   */
  script(cast: string | null = null): Omit<LinkedCode, 'declared'> {
    const files: SiteMap[] = [];
    let siteCount = 0;
    const list = (of: 'compiled' | 'plain') =>
      this.#modules.map((module) => {
        const one = of === 'plain' || !module.hasProbes ? module.plain : module.compiled;
        const first = siteCount;
        if (of === 'compiled') {
          files.push(one);
          siteCount += one.sites.length;
        }
        return `{first:${first},imports:[${module.imports}],make:($$,$0)=>{${module.head}${one.code}\n}}`;
      });
    const script = `()=>{'use strict';return{traced:[${list('compiled')}],plain:[${list('plain')}],namedFunctions:${namedFunctionsCode(cast)}}}`;
    return { script, siteTable: new SiteTable(files), siteCount };
  }
}

/** A reader's compiled code. Positions in its syntax tree refer to `source`. */
export interface Edited extends Both {
  readonly program: Node;
  readonly source: string;
}

/** Compiles a reader's code. Throws a TraceError with the line of the fault. */
export function compileEdited(edited: EditedCode): Edited {
  const { file, text, firstLine } = edited;
  if (isTooLong(text)) throw new TraceError(tooLongWords, file, firstLine);
  refuseComments(edited);
  try {
    const source = padded([{ text, line: firstLine }]);
    const own = bothOf(source, file);
    for (const { code } of [own.compiled, own.plain]) checkScript(code, file);
    return { ...own, compiled: { ...own.compiled, firstLine }, source };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new TraceError('The code is nested too deeply.', file, firstLine);
  }
}

function bothOf(source: string, file: string): Both & { program: Node } {
  return compileBoth(source, { file, canImport: () => false, exportsAll: true });
}

/** Each selection of a file's functions is compiled once, because the library does not change. */
const knownFiles = new Map<string, Both>();

function compiledFile(file: string, functions: readonly SourceFunction[]): Both {
  const key = `${file} ${functions.map(({ name }) => name).join(' ')}`;
  const known = knownFiles.get(key) ?? bothOf(padded(functions), file);
  knownFiles.set(key, known);
  return known;
}

/** Joins texts, and pads them so that each starts on its own line. */
function padded(texts: readonly { readonly text: string; readonly line: number }[]): string {
  let source = '';
  let line = 1;
  for (const one of texts) {
    source += '\n'.repeat(Math.max(0, one.line - line)) + one.text;
    line = one.line + one.text.split('\n').length - 1;
  }
  return source;
}

/** A script takes these for comments, but the module parser reads them as code. */
function refuseComments({ file, text, firstLine }: EditedCode): void {
  for (const [i, line] of text.split('\n').entries()) {
    if (!/<!--|^\s*-->/.test(line)) continue;
    throw new TraceError(
      'In a script, <!-- and --> begin comments. Write them with spaces, as in < ! --.',
      file,
      firstLine + i,
    );
  }
}
