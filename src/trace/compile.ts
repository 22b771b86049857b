import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { dropTypes } from './drop-types.ts';
import { Edits } from './edits.ts';
import { childrenOf, type Node } from './node.ts';
import { Probes } from './probes.ts';
import { replaceImportsAndExports } from './replace-imports.ts';
import type { SiteMap } from './site.ts';
import { syntaxWords } from './syntax-words.ts';
import { unboundIn } from './unbound.ts';

/** A source with probes, as text that `load` evaluates to a module. */
export interface Compiled extends SiteMap {
  /**
   * A JavaScript function body with the parameters `$$`, the probes, and `$0`, the exports of each
   * import. It returns the exports. Lines keep their numbers.
   */
  readonly code: string;
  /** The imported modules, in the order of `$0`. */
  readonly imports: readonly string[];
  /** The names declared at the top level, and all names that occur. */
  readonly declared: readonly string[];
  readonly mentioned: ReadonlySet<string>;
  /** The undeclared names with the line of their first use. */
  readonly unbound: ReadonlyMap<string, number>;
}

export interface CompileOptions {
  /** The source's name, for example "src/lib/turn.ts". */
  readonly file: string;
  /** Whether a module can be imported. By default every module can. */
  readonly canImport?: (specifier: string) => boolean;
  /** If false, only the types are removed. */
  readonly probes?: boolean;
  /** Whether every top-level declaration is exported. */
  readonly exportsAll?: boolean;
}

export interface Both {
  readonly compiled: Compiled;
  readonly plain: Compiled;
}

/** The error for a source that cannot be parsed or traced, with its line. */
export class TraceError extends Error {
  readonly problem: string;
  readonly line: number;

  constructor(problem: string, file: string, line: number) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'TraceError';
    this.problem = problem;
    this.line = line;
  }
}

/**
 * The parser backtracks if something turns out not to be a type, which doubles the work at each
 * level of nesting. Without a limit a short text takes minutes.
 */
const maxTokens = (source: string) => 2000 + 1.5 * source.length;

const TypeScriptParser = Parser.extend(tsPlugin(), (Base) => {
  return class extends (Base as unknown as new (
    ...options: never[]
  ) => {
    readonly input: string;
    nextToken(): void;
  }) {
    #count = 0;

    override nextToken(): void {
      this.#count += 1;
      if (this.#count > maxTokens(this.input)) throw new RangeError('Nested too deeply.');
      super.nextToken();
    }
  } as unknown as typeof Base;
});

/**
 * Inserts a probe at each traced place of a source, and removes the types. Line numbers do not
 * change, and nothing runs.
 *
 * Throws a TraceError with the line for invalid TypeScript, and for classes, enums, async functions
 * and generators, which cannot be traced.
 */
export function compile(source: string, options: CompileOptions): Compiled {
  const program = parse(source, options.file);
  return compiledFrom(program, source, options, namesOf(program));
}

/** Compiles a source with probes and without, from one syntax tree. */
export function compileBoth(source: string, options: CompileOptions): Both & { program: Node } {
  const program = parse(source, options.file);
  const names = namesOf(program);
  const withProbes = (probes: boolean) =>
    compiledFrom(program, source, { ...options, probes }, names);
  return { program, compiled: withProbes(true), plain: withProbes(false) };
}

function compiledFrom(
  program: Node,
  source: string,
  { file, canImport, probes = true, exportsAll = false }: CompileOptions,
  names: Pick<Compiled, 'mentioned' | 'unbound'>,
): Compiled {
  const edits = new Edits(source);
  const refuse = (problem: string, node: Node): never => {
    throw new TraceError(problem, file, node.loc.start.line);
  };
  dropTypes(program, source, edits);
  const { imports, declared } = replaceImportsAndExports(
    program,
    edits,
    exportsAll,
    (name, node) => {
      if (canImport?.(name) === false)
        refuse(
          `An import from "${name}" can’t be traced. Call its functions by their names.`,
          node,
        );
    },
  );
  const sites = probes ? new Probes(source, edits, refuse).put(program) : [];
  return { file, sites, code: edits.apply(), imports, declared, ...names };
}

function namesOf(program: Node): Pick<Compiled, 'mentioned' | 'unbound'> {
  return { mentioned: identifiersIn(program), unbound: unboundIn(program) };
}

/**
 * Recursion visits each node once, whereas a nested generator would pass deep nodes through every
 * level.
 */
function identifiersIn(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    if (node.type === 'Identifier') names.add(node.name);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return names;
}

/** Throws a TraceError for invalid TypeScript. */
export function parse(source: string, file: string): Node {
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;
    return TypeScriptParser.parse(source, options) as unknown as Node;
  } catch (error) {
    // After a stack overflow the parser may fail while it undoes an attempt.
    if (String(error).includes('Parse effect')) throw new RangeError('Nested too deeply.');
    if (!(error instanceof SyntaxError)) throw error;
    const { loc, pos = 0 } = error as SyntaxError & { loc?: { line: number }; pos?: number };
    throw new TraceError(syntaxWords(error.message, source, pos), file, loc?.line ?? 1);
  }
}
