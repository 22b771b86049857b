import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ExtraFile } from './library.ts';
import { pascal } from './names.ts';
import { docOf } from './read-types.ts';

// The examples of doc comments, as functions that the translator reads: one makes the call, one has what the
// comment says comes of it. A language's writer takes its example from them, and its compiler compares the two.

export const callOf = (name: string): string => `example${pascal(name)}`;
export const resultOf = (name: string): string => `result${pascal(name)}`;

/** The functions that make a file of examples. */
export const namesOfExamples = ({ of }: Examples): string[] =>
  of.flatMap((name) => [callOf(name), resultOf(name)]);

/** What only some languages have: spread fields, functions as values, asking by and by for what is there. */
const isOfFewLanguages = /\.\.\.|=>|\?\.|\)!|JSON/;

export interface Examples extends ExtraFile {
  /** The functions that have one. */
  readonly of: readonly string[];
}

/** The examples of these functions that end in a call and what comes of it, as a file of the library. */
export function examplesOf(names: readonly string[], root = process.cwd()): Examples {
  const lib = join(root, 'src/lib');
  const texts: string[] = [];
  const of: string[] = [];
  for (const path of readdirSync(lib, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    const file = parse(path, readFileSync(join(lib, path), 'utf8'));
    for (const node of file.statements) {
      if (!ts.isFunctionDeclaration(node) || !names.includes(node.name?.text ?? '')) continue;
      const text = asFunctions(node);
      if (text === null) continue;
      texts.push(text);
      of.push(node.name!.text);
    }
  }
  return { name: 'examples.ts', text: texts.join('\n'), of };
}

const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

function asFunctions(node: ts.FunctionDeclaration): string | null {
  const name = node.name!.text;
  const [, text = ''] = /@example\n([\s\S]*?)(?=\n@|$)/.exec(docOf(node)) ?? [];
  if (text === '' || isOfFewLanguages.test(text)) return null;
  const example = parse('example.ts', text);
  const last = example.statements.at(-1);
  const call = last && ts.isExpressionStatement(last) ? last.expression : null;
  if (!call || !ts.isCallExpression(call) || call.expression.getText() !== name) return null;
  const before = example.statements.slice(0, -1);
  if (!before.every(ts.isVariableStatement)) return null;
  const result = text
    .slice(last!.end)
    .replaceAll(/^\s*\/\/ ?/gm, '')
    .trim();
  if (result === '' || result.startsWith('throws')) return null;
  const lets = before.map((one) => withType(one, call, node));
  const type = node.type!.getText();
  return `export function ${callOf(name)}(): ${type} {
${lets.join('\n')}
  return ${call.getText()};
}
export function ${resultOf(name)}(): ${type} {
  return ${result};
}`;
}

/** A variable that is given to the function is of the type of its parameter. */
function withType(
  { declarationList }: ts.VariableStatement,
  call: ts.CallExpression,
  node: ts.FunctionDeclaration,
): string {
  const lets = declarationList.declarations.map((one) => {
    const own = one.name.getText();
    const place = call.arguments.findIndex((value) => value.getText() === own);
    const type = place < 0 ? undefined : node.parameters[place]?.type?.getText();
    return `  const ${own}${type ? `: ${type}` : ''} = ${one.initializer!.getText()};`;
  });
  return lets.join('\n');
}

/** The lines of an example: what is made, the call, and what comes of it as a comment. */
export function exampleLines(
  call: string,
  result: string,
  { comment, width }: { readonly comment: string; readonly width: number },
): string[] | null {
  const calling = inTwo(call);
  const coming = inTwo(result);
  if (coming.before.length > 0) return null;
  const said = coming.last.map((line) => line.trim()).join(' ');
  const short = said.replaceAll(/([([]) |,? (?=[)\]])/g, '$1').replaceAll(/, }/g, ' }');
  const end = `${calling.last.at(-1)}${comment === '#' ? '  ' : ' '}${comment} ${short}`;
  const isInLine = end.length <= width;
  const lines = isInLine
    ? [...calling.last.slice(0, -1), end]
    : [
        ...calling.last,
        ...(short.length < width ? [short] : coming.last).map((line) => `${comment} ${line}`),
      ];
  return [...calling.before, ...lines];
}

/** The statements of a function that only returns a value at its end; and that value. */
function inTwo(text: string): { before: string[]; last: string[] } {
  const lines = text.split('\n');
  const outer = Math.min(...lines.map(indentOf));
  const own = lines.map((line) => line.slice(outer));
  const inner = own.filter((line) => /^\s/.test(line) || line === '');
  const step = Math.min(...inner.filter((line) => line !== '').map(indentOf));
  const body = inner.map((line) => line.slice(step)).filter((line) => line !== '');
  const at = body.findLastIndex((line) => !/^[\s)\]}]/.test(line));
  const last = body.slice(at);
  last[0] = last[0]!.replace(/^return /, '');
  last.push(last.pop()!.replace(/;$/, ''));
  // What a language sets further in for `return` stands without it.
  const further = /^\s+[)\]}]+$/.test(last.at(-1)!) ? indentOf(last.at(-1)!) : 0;
  return {
    before: body.slice(0, at),
    last: last.map((line, i) => (i > 0 ? line.slice(further) : line)),
  };
}

const indentOf = (line: string): number =>
  line === '' ? Number.POSITIVE_INFINITY : line.search(/\S|$/);
