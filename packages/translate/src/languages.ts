import type { Naming } from './language-files.ts';
import { CWriter } from './languages/c.ts';
import { CppWriter } from './languages/cpp.ts';
import { CSharpWriter } from './languages/csharp.ts';
import { GdscriptWriter } from './languages/gdscript.ts';
import { GlslWriter } from './languages/glsl.ts';
import { JavaWriter } from './languages/java.ts';
import { LuaWriter } from './languages/lua.ts';
import { PythonWriter } from './languages/python.ts';
import { RustWriter } from './languages/rust.ts';
import { withoutFloats } from './library.ts';
import { notInShaders } from './not-in-shaders.ts';
import type { Library } from './tree.ts';
import type { Writer } from './writer.ts';

export interface Named {
  /** Also used by the page and in the names of tests. */
  readonly id: string;
  readonly name: string;
  readonly extension: string;
  readonly naming: Naming;
}

export interface Translation extends Named {
  /** The start of a comment, by default //. */
  readonly comment?: string;
  /** The import line. $file is the file's name, $first its first function. */
  readonly usage: string;
  /** The version and the flags that its files need, for a sentence with "Needs". */
  readonly needs: string;
  readonly write: (library: Library) => Writer;
  /** The same with 32-bit numbers, if game engines use them. */
  readonly floats?: (library: Library) => Writer;
  /** What its 32-bit files need, if that is more. */
  readonly floatsNeed?: string;
  /** Whether it has 32-bit numbers only. */
  readonly hasFloatsOnly?: true;
  /** The functions without a file in this language only, and why, in words that follow the name. */
  readonly lacks?: ReadonlyMap<string, string>;
}

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
      'C99, compiled with -ffp-contract=off (gcc also -fno-tree-slp-vectorize) and with -lm, and never with -ffast-math',
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

/** Separate namespaces let both kinds of files be parts of one program. */
const floatNamespaces: Readonly<Record<string, string>> = {
  first_contact: 'first_contact_float',
  FirstContact: 'FirstContactFloat',
};

/** The 32-bit variants, such as circlesIntersect.32.cs. */
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
