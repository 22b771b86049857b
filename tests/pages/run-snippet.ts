import ts from 'typescript';
import { faultsOf } from '../support/program.ts';

export type Language = 'ts' | 'js';

/** What the compiler finds wrong with snippets, each alone in a file: "name.ts" or "name.js". */
export function snippetFaults(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  return faultsOf(texts, {
    noUnusedLocals: true,
    exactOptionalPropertyTypes: true,
    allowJs: true,
  });
}

/** What the compiler finds wrong with one snippet. */
export function compileErrors(source: string, language: Language): string[] {
  return Object.values(snippetFaults({ [`snippet.${language}`]: source })).flat();
}

type Exports = Record<string, (...args: never[]) => unknown>;

/** A snippet as a module of its own: JavaScript as it is, and of TypeScript only the types taken out. */
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
