import { Library as Source } from '#source/library.ts';
import { piecesOf } from '#source/pieces.ts';
import { type Form, oneFile } from '#source/take-home.ts';
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
import { fileIn, fileNameOf, type LanguageFiles, type Naming } from './language-files.ts';
import { CWriter } from './languages/c.ts';
import { CppWriter } from './languages/cpp.ts';
import { CSharpWriter } from './languages/csharp.ts';
import { GdscriptWriter } from './languages/gdscript.ts';
import { GlslWriter } from './languages/glsl.ts';
import { JavaWriter } from './languages/java.ts';
import { LuaWriter } from './languages/lua.ts';
import { PythonWriter } from './languages/python.ts';
import { RustWriter } from './languages/rust.ts';
import { translatedLibrary, translatedNames, withoutFloats } from './library.ts';
import { notInShaders } from './not-in-shaders.ts';
import type { Library } from './tree.ts';
import type { Writer } from './writer.ts';

interface Named {
  /** As the page keeps it, and as its tests are named. */
  readonly id: string;
  readonly name: string;
  readonly extension: string;
  readonly naming: Naming;
}

/** A language that the library is written in, but for its types. */
export interface OwnLanguage extends Named {
  readonly form: Form;
}

export interface Translation extends Named {
  /** What begins a comment, if that is not //. */
  readonly comment?: string;
  /** The line with which code gets at a file of it: $file is its name, $first its first function. */
  readonly usage: string;
  /** The version of the language and the flags that its files need, after "Needs". */
  readonly needs: string;
  readonly write: (library: Library) => Writer;
  /** The same with numbers of 32 bits, where engines have such. */
  readonly floats?: (library: Library) => Writer;
  /** What its files with 32 bits need, if that is more. */
  readonly floatsNeed?: string;
  /** Whether it has no other numbers than those of 32 bits. */
  readonly hasFloatsOnly?: true;
  /** What it alone has no file of, and why, as the page says it after the name. */
  readonly lacks?: ReadonlyMap<string, string>;
}

export type Language = OwnLanguage | Translation;

/** The languages that the library is given away in as it is written. */
export const ownLanguages: readonly OwnLanguage[] = [
  { id: 'typescript', name: 'TypeScript', extension: 'ts', naming: 'own', form: 'typescript' },
  { id: 'javascript', name: 'JavaScript', extension: 'js', naming: 'own', form: 'module' },
];

/** The languages that the library is translated to, besides those it is written in. */
export const languages: readonly Translation[] = [
  {
    id: 'csharp',
    name: 'C#',
    extension: 'cs',
    naming: 'class',
    usage: 'using FirstContact; using static FirstContact.Collisions;',
    needs: 'C# 7.0',
    write: (library) => new CSharpWriter(library),
    floats: (library) => new CSharpWriter(library, { bits: 32 }),
    floatsNeed: 'C# 7.0 with System.MathF, of .NET Core 2.0 or .NET Standard 2.1',
  },
  {
    id: 'cpp',
    name: 'C++',
    extension: 'hpp',
    naming: 'snake',
    usage: '#include "$file.hpp" // first_contact::$first(…)',
    needs:
      'C++17, compiled with -ffp-contract=off (gcc also -fno-tree-slp-vectorize) and never with -ffast-math',
    write: (library) => new CppWriter(library),
    floats: (library) => new CppWriter(library, { bits: 32 }),
  },
  {
    id: 'c',
    name: 'C',
    extension: 'h',
    naming: 'snake',
    usage: '#include "$file.h"',
    needs:
      'C99, compiled with -ffp-contract=off (gcc also -fno-tree-slp-vectorize) and never with -ffast-math',
    write: (library) => new CWriter(library),
  },
  {
    id: 'gdscript',
    name: 'GDScript',
    extension: 'gd',
    naming: 'snake',
    comment: '#',
    usage: 'const FirstContact = preload("res://$file.gd")',
    needs: 'Godot 3.2 or later; Godot 4 is not tested',
    write: (library) => new GdscriptWriter(library),
  },
  {
    id: 'glsl',
    name: 'GLSL',
    extension: 'glsl',
    naming: 'own',
    usage: 'precision highp float; // then $file.glsl',
    needs: 'GLSL ES 3.00 or GLSL 3.30',
    write: (library) => new GlslWriter(library),
    hasFloatsOnly: true,
    lacks: notInShaders,
  },
  {
    id: 'java',
    name: 'Java',
    extension: 'java',
    naming: 'class',
    usage: 'import static firstcontact.FirstContact.*;',
    needs: 'Java 8',
    write: (library) => new JavaWriter(library),
  },
  {
    id: 'lua',
    name: 'Lua',
    extension: 'lua',
    naming: 'snake',
    comment: '--',
    usage: 'local contact = require("$file")',
    needs: 'LuaJIT 2.1 or Lua 5.4',
    write: (library) => new LuaWriter(library),
  },
  {
    id: 'python',
    name: 'Python',
    extension: 'py',
    naming: 'snake',
    comment: '#',
    usage: 'from $file import $names',
    needs: 'Python 3.9',
    write: (library) => new PythonWriter(library),
  },
  {
    id: 'rust',
    name: 'Rust',
    extension: 'rs',
    naming: 'snake',
    usage: 'mod $file; use $file::*;',
    needs: 'Rust 1.58, edition 2021',
    write: (library) => new RustWriter(library),
  },
];

/** The namespaces of files with 32 bits, so that both kinds can be parts of one program. */
const floatNamespaces: Readonly<Record<string, string>> = {
  first_contact: 'first_contact_float',
  FirstContact: 'FirstContactFloat',
};

/** Those that are there with 32 bits as well: circlesIntersect.32.cs. */
export const floatLanguages: readonly Translation[] = languages.flatMap((one) => {
  const { floats, extension, name, usage, needs, floatsNeed = needs } = one;
  return floats
    ? {
        ...one,
        name: `${name} with 32 bits`,
        extension: `32.${extension}`,
        usage: usage.replaceAll(/first_contact|FirstContact/g, (own) => floatNamespaces[own]!),
        needs: floatsNeed,
        write: floats,
        lacks: withoutFloats,
      }
    : [];
});

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

let source: Source | undefined;
let library: Library | undefined;
let examples: Examples | undefined;
let exampleLibrary: Library | undefined;
const writers = new Map<Translation, Writer>();

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
  source ??= new Source();
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

function writerOf(language: Translation): Writer {
  library ??= translatedLibrary();
  const writer = writers.get(language) ?? language.write(withExamples(library, language));
  writers.set(language, writer);
  return writer;
}

/** The library with its examples in a language. */
export function withExamples(of: Library, language: Translation): Library {
  const { comment = '//', write } = language;
  examples ??= examplesOf(translatedNames());
  exampleLibrary ??= translatedLibrary([examples], namesOfExamples(examples));
  const writer = write(exampleLibrary);
  const functions = new Map(of.functions);
  for (const [name, count] of examples.lines) {
    const one = functions.get(name);
    if (!one || whyNotIn(language, name)) continue;
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

/** All that a browser needs to join files of a language. */
export function filesOf(language: Translation): LanguageFiles {
  const known = files.get(language);
  if (known) return known;
  const { name, extension, naming, comment = '//', usage, needs } = language;
  const { sections, pieces } = writerOf(language).all(namesIn(language));
  const untranslated = Object.fromEntries(language.lacks ?? []);
  const made = { name, extension, naming, comment, usage, needs, untranslated, sections, pieces };
  files.set(language, made);
  return made;
}

export { translatedNames, withoutFloats };
