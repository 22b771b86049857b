import { type Compiled, TraceError } from '#trace/compile.ts';
import type { LibrarySource } from '#trace/source/library-source.ts';
import { KnownTypes, signatureOf, typesIn, typesOf } from './known-types.ts';
import { compileEdited, type Edited, type EditedCode, type LinkedCode, Linker } from './linker.ts';
import { unknownName } from './unknown-name.ts';
import { type Known, unknownProperty } from './unknown-property.ts';

/**
 * Compiles edited code with everything that it calls in its file and in the library. `needsRoom`
 * tells whether an argument is a function that casts a circle into a room. Throws a TraceError with
 * the line of the fault.
 */
export function linkCode(
  library: LibrarySource,
  edited: EditedCode & { readonly needsRoom?: boolean },
): LinkedCode {
  const { file, needsRoom = false } = edited;
  const own = compileEdited(edited);
  const { declared, unbound } = own.compiled;
  const uses = usesOf(library, file, own.compiled);
  const unknown = unknownName(unbound, (name) => Object.hasOwn(uses, name));
  const fault = unknown ?? unknownProperty(own.program, own.source, knownOf(library, edited, own));
  if (fault) throw new TraceError(fault.problem, file, fault.line);
  const linker = new Linker(library, { file, declared });
  const cast = 'castCircleAgainstOrientedBox';
  const castFile = library.exported[cast];
  // The room's cast precedes the reader's own module, which must be the last.
  const room = needsRoom && castFile ? `$0[${linker.addFile(castFile, false)}].${cast}` : null;
  linker.add(own, uses, true);
  return { ...linker.script(room), declared };
}

function knownOf(library: LibrarySource, { file }: EditedCode, { program }: Edited): Known {
  const { exported } = library;
  return {
    types: new KnownTypes([...typesOf(library), ...typesIn(program)]),
    signatureOf: (fn) => signatureOf(library, exported[fn], fn),
    // Figures and the rest of the file call the edited function with the original's arguments.
    argumentsOf: (fn) => signatureOf(library, file, fn)?.parameters ?? [],
  };
}

/** Maps each name that the edited code uses to the file that defines it. */
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
