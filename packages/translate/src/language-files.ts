import { snake } from './names.ts';
import { type JoinedFile, joined, type LanguagePieces } from './one-file.ts';

// What a browser does to give away files of another language: it joins pieces and names the file.

/** A file is named as its function here, in the language's own way, or as the class in it. */
export type Naming = 'own' | 'snake' | 'class';

export interface LanguageFiles extends LanguagePieces {
  readonly name: string;
  readonly extension: string;
  readonly naming: Naming;
  readonly comment: string;
  readonly usage: string;
  /** The version and the flags that its files need. */
  readonly needs: string;
  /** What is in no file of it, and why. */
  readonly untranslated: Readonly<Record<string, string>>;
}

/** The name of a file: of its one function, or of the page that several are from. */
export function fileNameOf(
  { naming, extension }: { readonly naming: Naming; readonly extension: string },
  names: readonly string[],
  page: string,
): string {
  // Of a language with several kinds of numbers the last part is the language's own.
  const ending = extension.replace(/^.*\./, '');
  if (naming === 'class') return `FirstContact.${ending}`;
  const [only = page] = names;
  const name = names.length === 1 ? only : page;
  return `${naming === 'snake' ? snake(name) : name}.${ending}`;
}

/** These functions in one file, with all that they need, but for the comment at its top. */
export function bareFileIn(
  { sections, pieces }: LanguageFiles,
  names: readonly string[],
): JoinedFile {
  return joined(sections, (name) => pieces[name] ?? missing(name), names);
}

/** The names of functions in the language. */
export const ownNames = (pieces: LanguageFiles['pieces'], names: readonly string[]): string[] =>
  names.map((name) => pieces[name]?.own ?? name);

function missing(name: string): never {
  throw new Error(`There is no ${name} in this language.`);
}

/** The line with which a reader's own code gets at the functions. */
export function usageOf(files: LanguageFiles, names: readonly string[], page: string): string {
  const file = fileNameOf(files, names, page).replace(/\.\w+$/, '');
  const own = ownNames(files.pieces, names);
  return files.usage
    .replaceAll('$file', file)
    .replaceAll('$names', own.join(', '))
    .replaceAll('$first', own[0] ?? '');
}
