import { byNearness } from '#figure/nearest-names.ts';
import { checkScript } from '#lab/notebook/check-script.ts';
import { languageNames } from '#lab/notebook/unknown-name.ts';
import { inScript, javascriptOf } from '#lab/playground/export-script.ts';
import { neededTypes } from '#lab/playground/needed-types.ts';
import { parse, TraceError } from '#trace/compile.ts';
import { dropTypes } from '#trace/drop-types.ts';
import { Edits } from '#trace/edits.ts';
import { childrenOf, type Node, namesIn } from '#trace/node.ts';
import { programPage } from '#trace/source/program-html.ts';
import { javascriptText, type ProgramParts, typescriptText } from '#trace/source/program-text.ts';
import type { Piece } from '#trace/source/take-home.ts';
import { isTooLong, tooLongWords } from '#trace/too-long.ts';
import { unboundIn } from '#trace/unbound.ts';
import type { ProgramLibrary } from './program-library.ts';

/** An edited program that can run. */
export interface LinkedProgram {
  readonly text: string;
  /** Its script. The lines of the reader's code keep their numbers. */
  readonly script: string;
  readonly lines: number;
  readonly pieces: readonly Piece[];
  /** The names that the reader declares at the top level. */
  readonly declared: readonly string[];
}

/**
 * Links an edited program with the functions of the library that it calls. Throws a TraceError with
 * the line of a fault.
 */
export async function linkProgram(text: string, library: ProgramLibrary): Promise<LinkedProgram> {
  const refuse = (problem: string, line: number): never => {
    throw new TraceError(problem, 'program', line);
  };
  if (isTooLong(text)) refuse(tooLongWords, 1);
  const program = parseOrRefuse(text);
  const edits = new Edits(text);
  dropTypes(program, text, edits);
  refuseConstructs(program, refuse);
  for (const { type, loc } of program.body as Node[]) {
    if (!/^(Import|Export)/.test(type)) continue;
    refuse(
      'Leave out import and export. You can call every function of the library by its name.',
      loc.start.line,
    );
  }
  const own = edits.apply();
  checkScript(own, 'program');
  const unbound = unboundIn(program);
  const declared = declaredIn(program);
  const used = [...unbound.keys()].filter((name) => library.names.includes(name));
  // A program may define further names as it runs, so only a name that looks misspelt is refused.
  const mayDefine = /\b(?:window|self|globalThis)\b/.test(text);
  for (const [name, line] of mayDefine ? [] : unbound) {
    if (library.names.includes(name) || languageNames.has(name) || name in globalThis) continue;
    const [near] = byNearness(name, [...declared.keys(), ...library.names]);
    const isNear = near !== undefined && near.distance <= 2 && near.distance < name.length / 2;
    if (isNear) refuse(`${name} is not defined. Did you mean ${near.name}?`, line);
  }
  const all = (await Promise.all(used.map((name) => library.piecesOf(name)))).flat();
  const pieces = [...new Map(all.map((piece) => [piece.name, piece])).values()];
  for (const { name } of pieces) {
    const line = declared.get(name);
    if (line === undefined) continue;
    refuse(`A library function that you call already uses the name ${name}. Rename yours.`, line);
  }
  const functions = pieces.filter(({ kind }) => kind === 'function');
  const script = [own, ...functions.map(({ typescript }) => javascriptOf(typescript))].join('\n');
  const lines = text.split('\n').length;
  return { text, script, lines, pieces, declared: [...declared.keys()] };
}

/** Throws a TraceError for code that cannot be parsed, also if it is nested too deeply. */
function parseOrRefuse(text: string): Node {
  try {
    return parse(text, 'program');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new TraceError('The code is nested too deeply.', 'program', 1);
  }
}

const refusedConstructs: Readonly<Record<string, string>> = {
  TSEnumDeclaration: 'An enum cannot be used here. Write a constant for each of its names.',
  TSModuleDeclaration: 'A namespace cannot be used here. Declare its functions at the top level.',
  TSParameterProperty:
    'Leave out the modifier of the parameter, and assign its value to a property in the constructor.',
  Decorator: 'A decorator cannot be used here. Leave it out.',
};

/** Refuses what TypeScript turns into code of its own. */
function refuseConstructs(node: Node, refuse: (problem: string, line: number) => never): void {
  const problem = refusedConstructs[node.type];
  if (problem && !node.declare) refuse(problem, node.loc.start.line);
  for (const child of childrenOf(node)) refuseConstructs(child, refuse);
}

interface ProgramName {
  readonly name: string;
  readonly title: string;
}

/** Returns an edited program as one TypeScript file. */
export async function typescriptOf(
  { title }: ProgramName,
  { text, pieces, declared }: LinkedProgram,
  library: ProgramLibrary,
): Promise<string> {
  const known = [...pieces.map(({ name }) => name), ...declared];
  const named = neededTypes(text, await library.types());
  const types = [
    ...pieces.filter(({ kind }) => kind === 'type'),
    ...named.filter(({ name }) => !known.includes(name)),
  ];
  return typescriptText(parts(title, text, types, pieces));
}

/** Returns an edited program as one page that runs on a double click. */
export function htmlOf({ name, title }: ProgramName, { text, pieces }: LinkedProgram): string {
  return programPage({
    name,
    title,
    javascript: inScript(javascriptText(parts(title, text, [], pieces), javascriptOf)),
    // As it runs here, where it may declare a name that is also a global of the browser.
    isModule: true,
  });
}

function parts(
  title: string,
  text: string,
  types: readonly Piece[],
  pieces: readonly Piece[],
): ProgramParts {
  const functions = pieces.filter(({ kind }) => kind === 'function');
  const texts = (of: readonly Piece[]) =>
    of.map(({ typescript }) => typescript.replace(/^export /m, ''));
  return { title, code: text.trim(), types: texts(types), functions: texts(functions) };
}

/** The names that a program declares at the top level, each with its line. */
function declaredIn({ body }: Node): ReadonlyMap<string, number> {
  const names = (body as Node[]).flatMap((one): Node[] => {
    if (one.type === 'VariableDeclaration')
      return one.declarations.flatMap(({ id }: Node) => namesIn(id));
    return one.id ? [one.id] : [];
  });
  return new Map(names.map(({ name, loc }) => [name, loc.start.line]));
}
