import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ExtraFile } from './library.ts';
import { pascal } from './names.ts';
import { docOf } from './read-types.ts';
import type { Library } from './tree.ts';
import { Types } from './types-of-examples.ts';
import type { Writer } from './writer.ts';

// The examples of doc comments, as functions for the translator. An example has some setup and then
// lines, each with its result as a comment. Each line becomes two functions, which return its value
// and the result in the comment. A language's example is built from them, and its compiler compares
// the two.

export const callOf = (name: string, line: number): string => `example${pascal(name)}${line + 1}`;
export const resultOf = (name: string, line: number): string => `result${pascal(name)}${line + 1}`;

export interface Examples extends ExtraFile {
  /** The number of lines of each function's example. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Returns the functions of all examples, or of some functions' examples. */
export const namesOfExamples = (
  { lines }: Examples,
  of: Iterable<string> = lines.keys(),
): string[] =>
  [...of].flatMap((name) =>
    Array.from({ length: lines.get(name) ?? 0 }, (_, i) => [
      callOf(name, i),
      resultOf(name, i),
    ]).flat(),
  );

/** Whether a language can express all lines of an example. */
export const canShow = (
  name: string,
  { lines }: Examples,
  { functions }: Library,
  writer: Writer,
): boolean =>
  Array.from({ length: lines.get(name) ?? 0 }, (_, i) => functions.get(callOf(name, i))!).every(
    (one) => writer.canShow(one),
  );

/** Returns the complete examples of these functions as a library file. */
export function examplesOf(names: readonly string[], root = process.cwd()): Examples {
  const folder = join(root, 'src/lib');
  const types = new Types();
  const found: ts.FunctionDeclaration[] = [];
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    for (const node of parse(path, readFileSync(join(folder, path), 'utf8')).statements) {
      types.add(node);
      if (!ts.isFunctionDeclaration(node)) continue;
      if (names.includes(node.name?.text ?? '')) found.push(node);
    }
  }
  const texts: string[] = [];
  const lines = new Map<string, number>();
  for (const node of found) {
    const functions = asFunctions(node, types);
    if (functions.length === 0) continue;
    texts.push(...functions);
    lines.set(node.name!.text, functions.length);
  }
  return { name: 'examples.ts', text: texts.join('\n'), lines };
}

const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

/** Only some languages have spread fields and functions as values. */
const hasSpreadOrFunction = /\.\.\.|=>|JSON/;

/** Returns the two functions of each line of an example. */
function asFunctions(node: ts.FunctionDeclaration, types: Types): string[] {
  const name = node.name!.text;
  const [, text = ''] = /@example\n([\s\S]*?)(?=\n@|$)/.exec(docOf(node)) ?? [];
  if (text === '' || hasSpreadOrFunction.test(text)) return [];
  // A line that throws has no value.
  if (/^\/\/ throws/m.test(text)) return [];
  const { statements } = parse('example.ts', text);
  const made = statements.filter(ts.isVariableStatement);
  const rest = statements.slice(made.length);
  if (!statements.slice(0, made.length).every(ts.isVariableStatement)) return [];
  if (!rest.every(ts.isExpressionStatement)) return [];
  const setup = new Setup(made, rest, types);
  return rest.map((statement, i) => {
    const result = text
      .slice(statement.end, rest[i + 1]?.getStart())
      .replaceAll(/^\s*\/\/ ?/gm, '')
      .trim();
    const { expression } = statement;
    const type = types.of(expression, setup.types);
    return `export function ${callOf(name, i)}(): ${type} {
${setup.text}
  return ${setup.asserted(expression)};
}
export function ${resultOf(name, i)}(): ${type} {
  return ${result};
}`;
  });
}

class Setup {
  readonly text: string;
  /** The types of variables that contain a function's result. */
  readonly types = new Map<string, ts.TypeNode>();

  constructor(
    made: readonly ts.VariableStatement[],
    rest: readonly ts.ExpressionStatement[],
    types: Types,
  ) {
    const calls = [...made, ...rest].flatMap(callsIn);
    const lines = made.flatMap(({ declarationList }) =>
      declarationList.declarations.map(({ name, initializer }) => {
        const own = name.getText();
        const value = initializer!;
        const text = this.asserted(value);
        const call = ts.isNonNullExpression(value) ? value.expression : value;
        if (ts.isCallExpression(call)) {
          const type = types.ofCall(call);
          if (type) this.types.set(own, type);
          // The assertion is repeated at each use, because a language has no name for a value that
          // is always present.
          return `  const ${own} = ${text.replace(/!$/, '')};`;
        }
        const type = argumentType(own, calls, types);
        return `  const ${own}${type ? `: ${type}` : ''} = ${text};`;
      }),
    );
    this.text = lines.join('\n');
  }

  /** Returns an expression that asserts that an optional value is present. */
  asserted(node: ts.Node): string {
    const edits: { readonly at: number; readonly end: number; readonly text: string }[] = [];
    const visit = (one: ts.Node): void => {
      const isThis = ts.isIdentifier(one) && this.#isOptional(one.text);
      if (isThis && !ts.isPropertyAccessExpression(one.parent)) {
        edits.push({ at: one.end, end: one.end, text: '!' });
      }
      if (ts.isPropertyAccessExpression(one)) {
        const { questionDotToken: dot, expression } = one;
        const isOptional = ts.isIdentifier(expression) && this.#isOptional(expression.text);
        if (dot || isOptional) {
          edits.push({ at: expression.end, end: one.name.getStart(), text: '!.' });
        }
      }
      ts.forEachChild(one, visit);
    };
    visit(node);
    const from = node.getStart();
    let text = node.getText();
    for (const { at, end, text: put } of edits.sort((a, b) => b.at - a.at)) {
      text = text.slice(0, at - from) + put + text.slice(end - from);
    }
    return text;
  }

  #isOptional(name: string): boolean {
    return /\| null$/.test(this.types.get(name)?.getText() ?? '');
  }
}

function callsIn(node: ts.Node): ts.CallExpression[] {
  const inside: ts.CallExpression[] = [];
  ts.forEachChild(node, (one) => void inside.push(...callsIn(one)));
  return ts.isCallExpression(node) ? [node, ...inside] : inside;
}

/** Returns the parameter type of a variable that is passed to a function. */
function argumentType(
  name: string,
  calls: readonly ts.CallExpression[],
  types: Types,
): string | undefined {
  for (const call of calls) {
    const place = call.arguments.findIndex((value) => value.getText() === name);
    const type = place < 0 ? undefined : types.parameter(call, place);
    if (type) return type.getText();
  }
  return undefined;
}
