import ts from 'typescript';

export type Language = 'ts' | 'js';

const options: ts.CompilerOptions = {
  strict: true,
  noUnusedLocals: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  lib: ['lib.es2022.d.ts'],
  types: [],
};
const host = ts.createCompilerHost(options);
const libraries = new Map<string, ts.SourceFile | undefined>();

/** What the compiler finds wrong with a snippet that stands alone in a file. */
export function compileErrors(source: string, language: Language): string[] {
  const name = `snippet.${language}`;
  const program = ts.createProgram([name], options, {
    ...host,
    fileExists: (path) => path === name || host.fileExists(path),
    getSourceFile: (path, version) => {
      if (path === name) return ts.createSourceFile(path, source, version, true);
      // The compiler's own types of JavaScript: read once, not for every snippet.
      if (!libraries.has(path)) libraries.set(path, host.getSourceFile(path, version));
      return libraries.get(path);
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

type Exports = Record<string, (...args: never[]) => unknown>;

/** A snippet as a module of its own. Types are only taken out: nothing else is done to it. */
export async function loadSnippet(source: string): Promise<Exports> {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const url = `data:text/javascript,${encodeURIComponent(outputText)}`;
  return (await import(/* @vite-ignore */ url)) as Exports;
}
