import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { dropTypes } from './drop-types.ts';
import { Edits } from './edits.ts';
import { linkModules } from './link-modules.ts';
import type { Node } from './node.ts';
import { Probes } from './probes.ts';
import type { SiteMap } from './site.ts';

export interface Traced {
  /** Plain JavaScript with the probes in it; each line has the number that it had. */
  readonly code: string;
  readonly map: SiteMap;
}

export interface TransformOptions {
  /** The name by which the source is known: "src/lib/turn.ts". */
  readonly file: string;
  /** What a relative import becomes, so that what is called is traced as well. */
  readonly link?: (specifier: string) => string;
}

/** A source that can't be traced, or is none at all: what is wrong, and in which line. */
export class TraceError extends Error {
  readonly line: number;

  constructor(problem: string, file: string, line: number) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'TraceError';
    this.line = line;
  }
}

const TypeScriptParser = Parser.extend(tsPlugin());

/**
 * A source of functions with a probe at each place worth telling of, and its types taken out. The
 * probes are calls of `$$`, the recorder, which has to be in scope, with `$0` added to their
 * numbers. It neither adds nor removes a line.
 *
 * Throws a TraceError, with the line, for what is no TypeScript and for what can't be traced:
 * classes, enums, async functions and generators.
 */
export function transform(source: string, { file, link }: TransformOptions): Traced {
  const program = parse(source, file);
  const edits = new Edits(source);
  const refuse = (problem: string, node: Node): never => {
    throw new TraceError(problem, file, node.loc.start.line);
  };
  dropTypes(program, source, edits);
  linkModules(program, source, edits, link ?? ((specifier) => specifier));
  const sites = new Probes(source, edits, refuse).put(program);
  return { code: edits.apply(), map: { file, sites } };
}

function parse(source: string, file: string): Node {
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;
    return TypeScriptParser.parse(source, options) as unknown as Node;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc } = error as SyntaxError & { loc?: { line: number } };
    throw new TraceError(error.message.replace(/ \(\d+:\d+\)$/, ''), file, loc?.line ?? 1);
  }
}
