import { fileNameOf } from '#translate/language-files.ts';
import { floatLanguages, languages, type Named, type Translation } from '#translate/languages.ts';
import { filesOf, translatedNames } from '#translate/translate.ts';
import { fileIn } from './language-file.ts';
import { Library } from './library.ts';
import { piecesOf } from './pieces.ts';
import { type Form, oneFile } from './take-home.ts';

// Every file that the site offers: the library as it is written, and translated.

/** A language of the library's own source, except for types. */
export interface OwnLanguage extends Named {
  readonly form: Form;
}

export type Language = OwnLanguage | Translation;

/** The languages that need no translation. */
export const ownLanguages: readonly OwnLanguage[] = [
  { id: 'typescript', name: 'TypeScript', extension: 'ts', naming: 'own', form: 'typescript' },
  { id: 'javascript', name: 'JavaScript', extension: 'js', naming: 'own', form: 'module' },
];

export const allLanguages: readonly Language[] = [...ownLanguages, ...languages];

/** All languages, with 32-bit variants after their language. */
const everyLanguage: readonly Language[] = allLanguages.flatMap((one) => [
  one,
  ...floatLanguages.filter(({ id }) => id === one.id),
]);

/** Returns why a language has no file of a function, or undefined if it has. */
export const whyNotIn = (language: Language, name: string): string | undefined =>
  'form' in language ? undefined : language.lacks?.get(name);

/** Returns the functions that have a file in a language. */
export const namesIn = (language: Language): readonly string[] =>
  translatedNames().filter((name) => whyNotIn(language, name) === undefined);

/** Returns the 32-bit variants of a function. */
export const floatLanguagesOf = (name: string): readonly Translation[] =>
  floatLanguages.filter((one) => whyNotIn(one, name) === undefined);

/** Returns the languages that have a file of a function. */
export const languagesOf = (name: string): readonly Language[] =>
  everyLanguage.filter((one) => whyNotIn(one, name) === undefined);

export interface CodeFile {
  /** The address below /code/. */
  readonly path: string;
  /** The name to save it under. */
  readonly fileName: string;
  readonly language: Language;
  readonly names: readonly string[];
}

/** The name of a file with functions of several chapters. */
export const wholeLibrary = 'first-contact';

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

/** Joins functions with their dependencies into a file. `page` names a file of several. */
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
    if (reason) throw new Error(`This file cannot be made: ${name} is ${reason}`);
  }
  return fileIn(filesOf(language), names).text;
}
