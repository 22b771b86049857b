import { withListing } from './doc-text.ts';
import { exampleLines } from './example-lines.ts';
import {
  callOf,
  canShow,
  type Examples,
  examplesOf,
  namesOfExamples,
  resultOf,
} from './examples.ts';
import type { LanguageFiles } from './language-files.ts';
import type { Translation } from './languages.ts';
import { translatedLibrary, translatedNames } from './library.ts';
import type { Library } from './tree.ts';
import type { Writer } from './writer.ts';

let library: Library | undefined;
let examples: Examples | undefined;
let exampleLibrary: Library | undefined;
const writers = new Map<Translation, Writer>();

/** Returns the functions that have a file in a language. */
export const namesTranslatedTo = ({ lacks }: Translation): readonly string[] =>
  translatedNames().filter((name) => !lacks?.has(name));

function writerOf(language: Translation): Writer {
  library ??= translatedLibrary();
  const writer = writers.get(language) ?? language.write(withExamples(library, language));
  writers.set(language, writer);
  return writer;
}

/** Adds a language's examples to the library. */
export function withExamples(of: Library, language: Translation): Library {
  const { comment = '//', write } = language;
  examples ??= examplesOf(translatedNames());
  exampleLibrary ??= translatedLibrary([examples], namesOfExamples(examples));
  const writer = write(exampleLibrary);
  const functions = new Map(of.functions);
  for (const [name, count] of examples.lines) {
    const one = functions.get(name);
    if (!one || language.lacks?.has(name)) continue;
    if (!canShow(name, examples, exampleLibrary, writer)) continue;
    const { pieces } = writer.all(namesOfExamples(examples, [name]));
    const of = Array.from({ length: count }, (_, i) => ({
      call: pieces[callOf(name, i)]!.text,
      result: pieces[resultOf(name, i)]!.text,
    }));
    const lines = exampleLines(of, { comment, width: writer.width - 10 });
    if (lines) functions.set(name, { ...one, doc: withListing(one.doc, lines) });
  }
  return { ...of, functions };
}

const files = new Map<Translation, LanguageFiles>();

/** Returns the data with which a browser joins files of a language. */
export function filesOf(language: Translation): LanguageFiles {
  const known = files.get(language);
  if (known) return known;
  const { name, extension, naming, comment = '//', usage, needs } = language;
  const { sections, pieces } = writerOf(language).all(namesTranslatedTo(language));
  const untranslated = Object.fromEntries(language.lacks ?? []);
  const made = { name, extension, naming, comment, usage, needs, untranslated, sections, pieces };
  files.set(language, made);
  return made;
}

export { translatedNames };
