import { fileNameOf } from '#translate/language-files.ts';
import { floatLanguages, languages, type Named, type Translation } from '#translate/languages.ts';
import { filesOf, translatedNames } from '#translate/translate.ts';
import { fileIn } from './language-file.ts';
import { Library } from './library.ts';
import { piecesOf } from './pieces.ts';
import { type Form, oneFile } from './take-home.ts';

// Every file that the site offers: the library as it is written, and translated.

/** A language that the library is written in, but for its types. */
export interface OwnLanguage extends Named {
  readonly form: Form;
}

export type Language = OwnLanguage | Translation;

/** The languages that the library is given away in as it is written. */
export const ownLanguages: readonly OwnLanguage[] = [
  { id: 'typescript', name: 'TypeScript', extension: 'ts', naming: 'own', form: 'typescript' },
  { id: 'javascript', name: 'JavaScript', extension: 'js', naming: 'own', form: 'module' },
];

export const allLanguages: readonly Language[] = [...ownLanguages, ...languages];

/** All languages, 32 bits beside each language's own. */
const everyLanguage: readonly Language[] = allLanguages.flatMap((one) => [
  one,
  ...floatLanguages.filter(({ id }) => id === one.id),
]);

/** Why there is no file of a function in a language; undefined if there is one. */
export const whyNotIn = (language: Language, name: string): string | undefined =>
  'form' in language ? undefined : language.lacks?.get(name);

/** The names of all functions that there is a file of in a language. */
export const namesIn = (language: Language): readonly string[] =>
  translatedNames().filter((name) => whyNotIn(language, name) === undefined);

/** Those that a function is there in with 32 bits. */
export const floatLanguagesOf = (name: string): readonly Translation[] =>
  floatLanguages.filter((one) => whyNotIn(one, name) === undefined);

/** The languages that there is a file of a function in, 32 bits beside its language's own. */
export const languagesOf = (name: string): readonly Language[] =>
  everyLanguage.filter((one) => whyNotIn(one, name) === undefined);

/** A file that the site offers in a language. */
export interface CodeFile {
  /** Its address at /code/. */
  readonly path: string;
  /** The name to save it under, as the language wants it. */
  readonly fileName: string;
  readonly language: Language;
  readonly names: readonly string[];
}

/** What a file of functions of several chapters is named after. */
export const wholeLibrary = 'first-contact';

/** The whole library as one file of each language. */
export const wholeFiles = (): CodeFile[] =>
  everyLanguage.map((language) => {
    const names = namesIn(language);
    const fileName = fileNameOf(language, names, wholeLibrary);
    return {
      path: fileName.replace(/\.\w+$/, `.${language.extension}`),
      fileName,
      language,
      names,
    };
  });

/** Each function and the whole library in each language. */
export const codeFiles = (): CodeFile[] => [
  ...everyLanguage.flatMap((language) =>
    namesIn(language).map((name) => ({
      path: `${name}.${language.extension}`,
      fileName: fileNameOf(language, [name], name),
      language,
      names: [name],
    })),
  ),
  ...wholeFiles(),
];

export interface TranslatedFile {
  readonly fileName: string;
  readonly text: string;
}

let source: Library | undefined;

/** These functions with all they need, as a file of a language; several are called as `page` is. */
export function translate(
  language: Language,
  names: readonly string[],
  page = wholeLibrary,
): TranslatedFile {
  const fileName = fileNameOf(language, names, page);
  const text = 'form' in language ? asWritten(language, names) : translated(language, names);
  return { fileName, text };
}

function asWritten({ form }: OwnLanguage, names: readonly string[]): string {
  source ??= new Library();
  const from = source;
  return oneFile(
    names.map((name) => piecesOf(from, name)),
    form,
  ).text;
}

function translated(language: Translation, names: readonly string[]): string {
  for (const name of names) {
    const reason = whyNotIn(language, name);
    if (reason) throw new Error(`There is no file of it: ${name} is ${reason}`);
  }
  return fileIn(filesOf(language), names).text;
}
