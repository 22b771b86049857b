import { Library as Source } from '#source/library.ts';
import { piecesOf } from '#source/pieces.ts';
import { credit, type Form, oneFile } from '#source/take-home.ts';
import { CWriter } from './languages/c.ts';
import { CppWriter } from './languages/cpp.ts';
import { CSharpWriter } from './languages/csharp.ts';
import { JavaWriter } from './languages/java.ts';
import { LuaWriter } from './languages/lua.ts';
import { PythonWriter } from './languages/python.ts';
import { RustWriter } from './languages/rust.ts';
import { translatedLibrary, translatedNames, untranslated } from './library.ts';
import type { Library } from './tree.ts';
import type { Writer } from './writer.ts';

interface Named {
  /** As the page keeps it, and as its tests are named. */
  readonly id: string;
  readonly name: string;
  readonly extension: string;
}

/** A language that the library is written in, but for its types. */
export interface OwnLanguage extends Named {
  readonly form: Form;
}

export interface Translation extends Named {
  /** What begins a comment, if that is not //. */
  readonly comment?: string;
  readonly writer: new (library: Library) => Writer;
}

export type Language = OwnLanguage | Translation;

/** The languages that the library is given away in as it is written. */
export const ownLanguages: readonly OwnLanguage[] = [
  { id: 'typescript', name: 'TypeScript', extension: 'ts', form: 'typescript' },
  { id: 'javascript', name: 'JavaScript', extension: 'js', form: 'module' },
];

/** The languages that the library is translated to, besides those it is written in. */
export const languages: readonly Translation[] = [
  { id: 'csharp', name: 'C#', extension: 'cs', writer: CSharpWriter },
  { id: 'cpp', name: 'C++', extension: 'hpp', writer: CppWriter },
  { id: 'c', name: 'C', extension: 'h', writer: CWriter },
  { id: 'java', name: 'Java', extension: 'java', writer: JavaWriter },
  { id: 'lua', name: 'Lua', extension: 'lua', comment: '--', writer: LuaWriter },
  { id: 'python', name: 'Python', extension: 'py', comment: '#', writer: PythonWriter },
  { id: 'rust', name: 'Rust', extension: 'rs', writer: RustWriter },
];

export const allLanguages: readonly Language[] = [...ownLanguages, ...languages];

export interface TranslatedFile {
  readonly fileName: string;
  readonly text: string;
}

let source: Source | undefined;
let library: Library | undefined;
const writers = new Map<Translation, Writer>();

/** These functions with all they need, as a file of a language; several are called as `page` is. */
export function translate(
  language: Language,
  names: readonly string[],
  page = 'first-contact',
): TranslatedFile {
  const [only = page] = names;
  const fileName = `${names.length === 1 ? only : page}.${language.extension}`;
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
  library ??= translatedLibrary();
  const writer = writers.get(language) ?? new language.writer(library);
  writers.set(language, writer);
  return `${credit(names, language.comment)}\n\n${writer.file(names)}`;
}

export { translatedNames, untranslated };
