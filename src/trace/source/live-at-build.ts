import ts from 'typescript';
import type { AnyFigure } from '#figure/figure.ts';
import { unknownName } from '#figure/nearest-names.ts';
import { start } from '#figure/store.ts';
import { type ListingLayout, layOut } from '#trace/layout.ts';
import { link, run as runOf, type TracedModule } from '#trace/program.ts';
import { callWords, parameterWords, type Row, rowsAt } from '#trace/rows.ts';
import { analyse } from '#trace/run.ts';
import { runWords } from '#trace/sentences.ts';
import { snapshotAt } from '#trace/snapshot.ts';
import type { Declaration } from './declarations.ts';
import type { Library } from './library.ts';

/** One function's source, with the run of the figure's first position. */
export interface LiveCard {
  readonly declaration: Declaration;
  readonly layout: ListingLayout;
  readonly rows: ReadonlyMap<number, Row>;
  readonly parameters: string;
  /** The line in which the parameters end and the body begins. */
  readonly bodyLine: number;
  readonly calls: string;
}

/** A live listing before any script: it shows the run of the still figure, in its first preset or another. */
export async function liveAtBuild(
  figure: AnyFigure,
  library: Library,
  declaration: Declaration,
  preset?: string,
) {
  const { name } = declaration;
  const call = figure.calls?.[name];
  if (!call) {
    const known = Object.keys(figure.calls ?? {});
    throw unknownName(`a function that the figure ${figure.name} calls`, name, known);
  }
  const values = call.values(start(figure, preset).state);
  if (!values) throw new Error(`The figure ${figure.name} starts where ${name} cannot be called.`);
  const program = link((await call.load()).default as TracedModule);
  if (!program.functions[name]) {
    throw new Error(`The figure ${figure.name} loads a file without ${name}.`);
  }
  const run = analyse(runOf(program, name, values));
  const last = run.steps.length - 1;

  // Of a call that is not followed there is nothing to light.
  const isFollowed = ({ file, name }: Declaration) =>
    program.siteTable.ofListing(file, name).length > 0;
  const called = library
    .closure(declaration)
    .filter((one) => ts.isFunctionDeclaration(one.node) && one !== declaration && isFollowed(one));
  const cards = [declaration, ...called].map((one): LiveCard => {
    const { file, name, line: firstLine } = one;
    const lines = one.text.split('\n');
    const layout = layOut(program.siteTable, { file, name, lines, firstLine });
    const snapshot = snapshotAt(run, last, layout);
    return {
      declaration: one,
      layout,
      rows: rowsAt(layout, snapshot),
      parameters: parameterWords(layout, snapshot),
      bodyLine: bodyLineOf(one),
      calls: callWords(run, snapshot, layout.listing),
    };
  });
  return { cards, last, says: runWords(run) };
}

function bodyLineOf({ node }: Declaration): number {
  const { body } = node as ts.FunctionDeclaration;
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(body?.getStart() ?? node.end).line + 1;
}
