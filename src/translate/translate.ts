import { CppWriter } from './languages/cpp.ts';
import { CSharpWriter } from './languages/csharp.ts';
import { LuaWriter } from './languages/lua.ts';
import { RustWriter } from './languages/rust.ts';
import { translatedLibrary, translatedNames, untranslated } from './library.ts';
import type { Library } from './tree.ts';
import type { Writer } from './writer.ts';

export interface Language {
  /** As the page keeps it, and as its tests are named. */
  readonly id: string;
  readonly name: string;
  readonly extension: string;
  readonly writer: new (library: Library) => Writer;
}

/** The languages that the library is translated to, besides those it is written in. */
export const languages: readonly Language[] = [
  { id: 'csharp', name: 'C#', extension: 'cs', writer: CSharpWriter },
  { id: 'cpp', name: 'C++', extension: 'hpp', writer: CppWriter },
  { id: 'lua', name: 'Lua', extension: 'lua', writer: LuaWriter },
  { id: 'rust', name: 'Rust', extension: 'rs', writer: RustWriter },
];

let library: Library | undefined;
const writers = new Map<Language, Writer>();

/** These functions with all they need, as a file of a language. */
export function translate(language: Language, names: readonly string[]): string {
  library ??= translatedLibrary();
  const writer = writers.get(language) ?? new language.writer(library);
  writers.set(language, writer);
  return writer.file(names);
}

export { translatedNames, untranslated };
