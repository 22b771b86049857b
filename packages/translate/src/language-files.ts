import { snake } from './names.ts';
import { type JoinedFile, joined, type LanguagePieces } from './one-file.ts';

// The data with which a browser joins and names a file of another language.

/** A file is named like its function here, in the language's own style, or like its class. */
export type Naming = 'own' | 'snake' | 'class';

export interface LanguageFiles extends LanguagePieces {
  readonly name: string;
  readonly extension: string;
  readonly naming: Naming;
  readonly comment: string;
  readonly usage: string;
  /** The version and the flags that its files need. */
  readonly needs: string;
  /** The functions without a file, and why. */
  readonly untranslated: Readonly<Record<string, string>>;
}

/** Returns a file's name, from its only function or else from the page. */
export function fileNameOf(
  { naming, extension }: { readonly naming: Naming; readonly extension: string },
  names: readonly string[],
  page: string,
): string {
  // With several kinds of numbers, only the last part of the extension is the language's own.
  const ending = extension.replace(/^.*\./, '');
  if (naming === 'class') return `FirstContact.${ending}`;
  const [only = page] = names;
  const name = names.length === 1 ? only : page;
  return `${naming === 'snake' ? snake(name) : name}.${ending}`;
}

/** Joins these functions with their dependencies, without the comment at the top. */
export function bareFileIn(
  { sections, pieces }: LanguageFiles,
  names: readonly string[],
): JoinedFile {
  return joined(sections, (name) => pieces[name] ?? missing(name), names);
}

/** Returns the names that functions have in the language. */
export const ownNames = (pieces: LanguageFiles['pieces'], names: readonly string[]): string[] =>
  names.map((name) => pieces[name]?.own ?? name);

function missing(name: string): never {
  throw new Error(`There is no ${name} in this language.`);
}

/** Returns the line that imports the functions into the reader's code. */
export function usageOf(files: LanguageFiles, names: readonly string[], page: string): string {
  const file = fileNameOf(files, names, page).replace(/\.\w+$/, '');
  const own = ownNames(files.pieces, names);
  return files.usage
    .replaceAll('$file', file)
    .replaceAll('$names', own.join(', '))
    .replaceAll('$first', own[0] ?? '');
}
