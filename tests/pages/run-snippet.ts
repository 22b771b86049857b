import ts from 'typescript';
import { faultsOf } from '../support/program.ts';

export type Language = 'ts' | 'js';

/** The compiler's messages about snippets, each alone in a file: "name.ts" or "name.js". */
export function snippetFaults(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  return faultsOf(texts, {
    noUnusedLocals: true,
    exactOptionalPropertyTypes: true,
    allowJs: true,
  });
}

export function compileErrors(source: string, language: Language): string[] {
  return Object.values(snippetFaults({ [`snippet.${language}`]: source })).flat();
}

type Exports = Record<string, (...args: never[]) => unknown>;

/** Loads a snippet as a module. Only its types are removed. */
export async function loadSnippet(source: string, language: Language): Promise<Exports> {
  const code = language === 'js' ? source : withoutTypes(source);
  return (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Exports;
}

function withoutTypes(source: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}
