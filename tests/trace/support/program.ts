import ts from 'typescript';
import { compile } from '#trace/compile.ts';
import { load } from '#trace/load.ts';
import { type Functions, link, type Program } from '#trace/program.ts';

/** A source without its types, as the TypeScript compiler gives it. */
export function compiled(source: string): string {
  const options = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    removeComments: true,
  };
  return ts.transpileModule(source, { compilerOptions: options }).outputText;
}

export const programOf = (source: string, file = 'test.ts'): Program =>
  link(load(compile(source, { file })));

/** A source as it is, and as a program with probes. */
export function both(source: string): { plain: Functions; program: Program } {
  return { plain: evaluated(compiled(source)), program: programOf(source) };
}

/** The exported functions of a JavaScript source without imports. */
export function evaluated(code: string): Functions {
  const names = [...code.matchAll(/^export (?:function|const|let) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const body = `'use strict';${code.replace(/^export /gm, '')}\nreturn { ${names.join(', ')} };`;
  return new Function(body)();
}
