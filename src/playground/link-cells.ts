import { KnownTypes, signatureOf, type TypeName, typesIn, typesOf } from '#notebook/known-types.ts';
import { compileEdited, type LinkedCode, Linker } from '#notebook/linker.ts';
import { unknownName } from '#notebook/unknown-name.ts';
import { unknownProperty } from '#notebook/unknown-property.ts';
import type { LibrarySource } from '#source/library-source.ts';
import { TraceError } from '#trace/compile.ts';
import { isTooLong, mostWords } from '#trace/too-long.ts';

/** What a cell is called in a trace. */
export function cellFile(index: number): string {
  return `cell ${index + 1}`;
}

/** The error of a cell, with its line there. */
export class CellError extends Error {
  readonly cell: number;
  readonly line: number;

  constructor(cell: number, line: number, message: string) {
    super(message);
    this.name = 'CellError';
    this.cell = cell;
    this.line = line;
  }
}

export interface LinkedCells extends LinkedCode {
  /** The names that each cell declares. */
  readonly byCell: readonly (readonly string[])[];
  /** The functions of the library that the cells use, and the one that is asked, if it is the library's. */
  readonly ofLibrary: readonly string[];
}

/**
 * Links the cells of a playground for a sandbox: each sees those above it, then the library. `fn` is the
 * function that is asked, of a cell or of the library; `given` are the types of the shapes and numbers
 * that it is given. Throws a CellError for what can't be compiled.
 */
export function linkCells(
  library: LibrarySource,
  cells: readonly string[],
  fn: string,
  given: readonly TypeName[] = [],
): LinkedCells {
  const long = cells.findIndex((_, i) => isTooLong(cells.slice(0, i + 1).join('\n')));
  if (long >= 0) throw new CellError(long, 1, tooLongTogether);
  const linker = new Linker(library, null);
  /** Where each name is: the number of its module. */
  const above = new Map<string, number>();
  const compiled = cells.map((text, i) =>
    inCell(i, () => compileEdited({ file: cellFile(i), text, firstLine: 1 })),
  );
  const byCell = compiled.map((both) => both.compiled.declared);
  const ofLibrary = new Set<string>();
  const ownTypes = compiled.flatMap(({ program }) => typesIn(program));
  const types = new KnownTypes([...typesOf(library), ...ownTypes]);
  const inLibrary = (name: string) =>
    Object.hasOwn(library.exported, name) ? library.exported[name] : undefined;
  for (const [i, both] of compiled.entries()) {
    const { declared, mentioned } = both.compiled;
    const uses: Record<string, string | number> = {};
    for (const name of mentioned) {
      if (declared.includes(name)) continue;
      const found = above.get(name) ?? inLibrary(name);
      if (found !== undefined) uses[name] = found;
      if (typeof found === 'string') ofLibrary.add(name);
      const below = byCell.findIndex((names, k) => k > i && names.includes(name));
      if (found === undefined && below >= 0) {
        throw new CellError(i, lineOf(cells[i] ?? '', name), seenFrom(name, below));
      }
    }
    const isKnown = (name: string) => declared.includes(name) || uses[name] !== undefined;
    const unknown = unknownName(both.compiled.unbound, isKnown);
    const fault =
      unknown ??
      unknownProperty(both.program, both.source, {
        types,
        signatureOf: (name) => {
          const file = uses[name];
          return typeof file === 'string' ? signatureOf(library, file, name) : null;
        },
        argumentsOf: (name) => (name === fn ? given : []),
      });
    if (fault) throw new CellError(i, fault.line, fault.problem);
    const number = inCell(i, () => linker.add(both, uses, true));
    for (const name of declared) above.set(name, number);
  }
  const from = above.get(fn) ?? inLibrary(fn);
  if (from === undefined) throw new CellError(-1, 1, `No cell has a function ${fn} any more.`);
  if (typeof from === 'string') ofLibrary.add(fn);
  linker.addAgain(typeof from === 'number' ? from : linker.addFile(from, true));
  return { ...linker.script(), declared: [...above.keys()], byCell, ofLibrary: [...ofLibrary] };
}

const tooLongTogether = `The code is too long to run here, with that of the cells above. Shorten it to ${mostWords}.`;

function seenFrom(name: string, below: number): string {
  return `${name} stands in cell ${below + 1}, further down: a cell sees only those above it.`;
}

function inCell<Value>(cell: number, task: () => Value): Value {
  try {
    return task();
  } catch (error) {
    if (error instanceof TraceError) throw new CellError(cell, error.line, error.problem);
    throw error;
  }
}

function lineOf(text: string, name: string): number {
  const at = text.search(new RegExp(`\\b${name}\\b`));
  return text.slice(0, Math.max(0, at)).split('\n').length;
}
