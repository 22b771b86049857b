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

/** A source with probes in it, as text; `load` evaluates it to a module. */
export interface Compiled extends SiteMap {
  /**
   * JavaScript, the body of a function of `$$`, the probes, and `$0`, what each import exports. It
   * returns what the source exports. Lines keep their numbers.
   */
  readonly code: string;
  /** Where the source imports from, in the order of `$0`. */
  readonly imports: readonly string[];
  /** The names that it declares outside of functions, and all names in it. */
  readonly declared: readonly string[];
  readonly mentioned: ReadonlySet<string>;
  /** The names that it uses and does not declare, with the line of their first use. */
  readonly unbound: ReadonlyMap<string, number>;
}

export interface CompileOptions {
  /** The name by which the source is known: "src/lib/turn.ts". */
  readonly file: string;
  /** Whether a module by this name can be imported; if it is not given, all can. */
  readonly canImport?: (specifier: string) => boolean;
  /** Without probes the types are removed, and no more. */
  readonly probes?: boolean;
  /** Whether all that it declares is exported, as if `export` stood before it. */
  readonly exportsAll?: boolean;
}

/** The same source with probes and without. */
export interface Both {
  readonly compiled: Compiled;
  readonly plain: Compiled;
}

/** The error for a source that can't be traced or parsed, with its line. */
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
 * How many tokens are read of a source. The parser reads again what turns out not to be a type, and of each that is
 * nested in it twice as much again, so without a limit a short text takes minutes.
 */
const mostTokens = (source: string) => 2000 + 1.5 * source.length;

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
      if (this.#count > mostTokens(this.input)) throw new RangeError('Nested too deeply.');
      super.nextToken();
    }
  } as unknown as typeof Base;
});

/**
 * Inserts a probe at each place of a source that a trace reports, and removes its types. It neither
 * adds nor removes a line, and runs nothing.
 *
 * Throws a TraceError, with the line, for invalid TypeScript and for what can't be traced:
 * classes, enums, async functions and generators.
 */
export function compile(source: string, options: CompileOptions): Compiled {
  const program = parse(source, options.file);
  return compiledFrom(program, source, options, namesOf(program));
}

/** Compiles a source with probes and without, from one syntax tree. Throws as `compile` does. */
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
          `An import from "${name}" can’t be traced: call its functions by their names.`,
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

/** Each node is visited once: a generator would hand what lies deep up through all that it lies in. */
function identifiersIn(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    if (node.type === 'Identifier') names.add(node.name);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return names;
}

/** The syntax tree of a source. Throws a TraceError for invalid TypeScript. */
export function parse(source: string, file: string): Node {
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;
    return TypeScriptParser.parse(source, options) as unknown as Node;
  } catch (error) {
    // When the stack overflows, the parser can fail while it undoes an attempt.
    if (String(error).includes('Parse effect')) throw new RangeError('Nested too deeply.');
    if (!(error instanceof SyntaxError)) throw error;
    const { loc, pos = 0 } = error as SyntaxError & { loc?: { line: number }; pos?: number };
    throw new TraceError(syntaxWords(error.message, source, pos), file, loc?.line ?? 1);
  }
}
