import type { LibrarySource } from '#source/library-source.ts';
import { type Compiled, TraceError } from '#trace/compile.ts';
import { KnownTypes, signatureOf, typesIn, typesOf } from './known-types.ts';
import { compileEdited, type Edited, type EditedCode, type LinkedCode, Linker } from './linker.ts';
import { unknownName } from './unknown-name.ts';
import { type Known, unknownProperty } from './unknown-property.ts';

/**
 * Compiles edited code and all that it calls by name, of its own file and of the library. `gives` says
 * whether it is called with a function that casts a circle into a room. Throws a TraceError, with the
 * line, for what can't be compiled.
 */
export function linkCode(
  library: LibrarySource,
  edited: EditedCode & { readonly gives?: boolean },
): LinkedCode {
  const { file, gives = false } = edited;
  const own = compileEdited(edited);
  const { declared, unbound } = own.compiled;
  const uses = usesOf(library, file, own.compiled);
  const unknown = unknownName(unbound, (name) => Object.hasOwn(uses, name));
  const fault = unknown ?? unknownProperty(own.program, own.source, knownOf(library, edited, own));
  if (fault) throw new TraceError(fault.problem, file, fault.line);
  const linker = new Linker(library, { file, declared });
  const cast = 'castCircleAgainstOrientedBox';
  const castFile = library.exported[cast];
  // What the room of a figure is made of: before the reader's own module, which is the last.
  const room = gives && castFile ? `$0[${linker.addFile(castFile, false)}].${cast}` : null;
  linker.add(own, uses, true);
  return { ...linker.script(room), declared };
}

/** What the types of the library say of edited code. */
function knownOf(library: LibrarySource, { file }: EditedCode, { program }: Edited): Known {
  const { exported } = library;
  return {
    types: new KnownTypes([...typesOf(library), ...typesIn(program)]),
    signatureOf: (fn) => signatureOf(library, exported[fn], fn),
    // A figure, or the rest of the file, calls it as it calls ours.
    givenTo: (fn) => signatureOf(library, file, fn)?.takes ?? [],
  };
}

/** What in the edited code can be meant as a function of its file or of the library. */
function usesOf(
  { files, exported }: LibrarySource,
  file: string,
  { declared, mentioned }: Compiled,
): Record<string, string> {
  const own = files[file] ?? [];
  const known = new Map([
    ...Object.entries(exported),
    ...own.flatMap(({ uses }) => Object.entries(uses)),
    ...own.map(({ name }) => [name, file] as const),
  ]);
  const uses: Record<string, string> = {};
  for (const name of mentioned) {
    const from = known.get(name);
    if (from !== undefined && !declared.includes(name)) uses[name] = from;
  }
  return uses;
}
