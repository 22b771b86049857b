import ts from 'typescript';
import type { Declaration } from './declarations.ts';
import type { Library } from './library.ts';

export interface Snippet {
  readonly name: string;
  readonly typescript: string;
  readonly javascript: string;
  /** The length of the TypeScript in lines, and what it consists of. */
  readonly lines: number;
  readonly helpers: number;
  readonly types: number;
}

/** Everything a reader needs to use the function on its own: types, helpers, credit. */
export function makeSnippet(library: Library, name: string): Snippet {
  const declarations = library.closure(library.findFunction(name));
  const functions = declarations.filter(({ node }) => ts.isFunctionDeclaration(node));
  const typescript = together([credit(name), ...declarations.map(({ text }) => text)]);
  const javascript = together([
    [credit(name), ...declarations.flatMap(shapeOf)].join('\n'),
    ...functions.map(({ text }) => withoutTypes(text)),
  ]);
  return {
    name,
    typescript,
    javascript,
    lines: typescript.trimEnd().split('\n').length,
    helpers: functions.length - 1,
    types: declarations.length - functions.length,
  };
}

/** The types as comments, for JavaScript: "// Circle: { center: Vec2, radius: number }". */
function shapeOf({ name, node }: Declaration): string[] {
  if (!ts.isInterfaceDeclaration(node)) return [];
  // A field of type `undefined` matters only to the compiler.
  const fields = node.members
    .filter(ts.isPropertySignature)
    .map((field) => `${field.name.getText()}: ${field.type?.getText()}`)
    .filter((field) => !field.endsWith(': undefined'));
  return [`// ${name}: { ${fields.join(', ')} }`];
}

function together(pieces: readonly string[]): string {
  return `${pieces.join('\n\n')}\n`;
}

function credit(name: string): string {
  return `// ${name}, from First Contact. MIT License.`;
}

/** Memoized by the TypeScript text: compiling is slow, and helpers are part of many snippets. */
const known = new Map<string, string>();

/** A function's text without its types; comments and blank lines stay. */
function withoutTypes(source: string): string {
  const before = known.get(source);
  if (before !== undefined) return before;
  const text = dropTypes(source);
  known.set(source, text);
  return text;
}

function dropTypes(source: string): string {
  const { outputText } = ts.transpileModule(
    // The compiler drops blank lines: a comment stands in for each, and is removed afterwards.
    source.replaceAll('\n\n', `\n${blank}\n`),
    { compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext } },
  );
  return outputText
    .replace('"use strict";\n', '')
    .replaceAll(/^[ \t]*\/\/ blank line$/gm, '')
    .replaceAll(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2))
    .trim();
}

const blank = '// blank line';
