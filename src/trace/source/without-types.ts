import ts from 'typescript';

/** Memoized by the TypeScript text: compiling is slow, and helpers are part of many files. */
const known = new Map<string, string>();

/** Removes the types from a function's text, but keeps comments and blank lines. */
export function withoutTypes(source: string): string {
  const before = known.get(source);
  if (before !== undefined) return before;
  const text = dropTypes(source);
  known.set(source, text);
  return text;
}

function dropTypes(source: string): string {
  const { outputText } = ts.transpileModule(
    // The compiler drops blank lines, so a comment replaces each one and is removed afterwards.
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
