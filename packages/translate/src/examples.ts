import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ExtraFile } from './library.ts';
import { pascal } from './names.ts';
import { docOf } from './read-types.ts';
import type { Library } from './tree.ts';
import { Types } from './types-of-examples.ts';
import type { Writer } from './writer.ts';

// The examples of doc comments, as functions that the translator reads. An example makes what it needs, and
// then has some lines, each with what comes of it as a comment. For each line there are two functions: one
// returns the line's value, one what the comment says. A language's writer takes its example from them, and
// its compiler compares the two.

export const callOf = (name: string, line: number): string => `example${pascal(name)}${line + 1}`;
export const resultOf = (name: string, line: number): string => `result${pascal(name)}${line + 1}`;

export interface Examples extends ExtraFile {
  /** How many lines the example of a function has; functions without one are not in it. */
  readonly lines: ReadonlyMap<string, number>;
}

/** The functions that make a file of examples, or of those of some functions. */
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

/** Whether a language can write all lines of a function's example. */
export const canShow = (
  name: string,
  { lines }: Examples,
  { functions }: Library,
  writer: Writer,
): boolean =>
  Array.from({ length: lines.get(name) ?? 0 }, (_, i) => functions.get(callOf(name, i))!).every(
    (one) => writer.canShow(one),
  );

/** The examples of these functions whose lines all have values, as a file of the library. */
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

/** What only some languages have: spread fields, functions as values. */
const isOfFewLanguages = /\.\.\.|=>|JSON/;

/** The two functions of each line of a function's example. */
function asFunctions(node: ts.FunctionDeclaration, types: Types): string[] {
  const name = node.name!.text;
  const [, text = ''] = /@example\n([\s\S]*?)(?=\n@|$)/.exec(docOf(node)) ?? [];
  if (text === '' || isOfFewLanguages.test(text)) return [];
  // What is refused has no value.
  if (/^\/\/ throws/m.test(text)) return [];
  const { statements } = parse('example.ts', text);
  const made = statements.filter(ts.isVariableStatement);
  const rest = statements.slice(made.length);
  if (!statements.slice(0, made.length).every(ts.isVariableStatement)) return [];
  if (!rest.every(ts.isExpressionStatement)) return [];
  const lets = new Lets(made, rest, types);
  return rest.map((statement, i) => {
    const result = text
      .slice(statement.end, rest[i + 1]?.getStart())
      .replaceAll(/^\s*\/\/ ?/gm, '')
      .trim();
    const { expression } = statement;
    const type = types.of(expression, lets.types);
    return `export function ${callOf(name, i)}(): ${type} {
${lets.text}
  return ${lets.asserted(expression)};
}
export function ${resultOf(name, i)}(): ${type} {
  return ${result};
}`;
  });
}

/** The variables that an example makes. */
class Lets {
  readonly text: string;
  /** The types of those that are what a function returns. */
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
          // Said at each use: a language has no name for what is there in any case.
          return `  const ${own} = ${text.replace(/!$/, '')};`;
        }
        const type = typeGiven(own, calls, types);
        return `  const ${own}${type ? `: ${type}` : ''} = ${text};`;
      }),
    );
    this.text = lines.join('\n');
  }

  /** An expression that takes what may be missing as what is there. */
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

/** A variable that is given to a function is of the type of that parameter. */
function typeGiven(
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
