import ts from 'typescript';
import * as recorder from '#trace/recorder.ts';
import { transform } from '#trace/transform.ts';

type Functions = Readonly<Record<string, (...values: never[]) => unknown>>;

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

let files = 0;

/** The functions of a source: as they are, and with probes. Each time under a new file's name. */
export function both(source: string): { plain: Functions; traced: Functions; file: string } {
  files += 1;
  const file = `test-${files}.ts`;
  const { code, map } = transform(source, { file });
  const first = recorder.add(map);
  return { plain: run(compiled(source)), traced: run(code, recorder, first), file };
}

/** The exported functions of a JavaScript source without imports. */
function run(code: string, $$?: typeof recorder, $0?: number): Functions {
  const names = [...code.matchAll(/^export (?:function|const|let) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const body = `'use strict';${code.replace(/^export /gm, '')}\nreturn { ${names.join(', ')} };`;
  return new Function('$$', '$0', body)($$, $0);
}
