import {
  KnownTypes,
  signatureOf,
  type TypeName,
  typesIn,
  typesOf,
} from '#lab/notebook/known-types.ts';
import { compileEdited, type LinkedCode, Linker } from '#lab/notebook/linker.ts';
import { unknownName } from '#lab/notebook/unknown-name.ts';
import { unknownProperty } from '#lab/notebook/unknown-property.ts';
import { TraceError } from '#trace/compile.ts';
import type { LibrarySource } from '#trace/source/library-source.ts';
import { isTooLong, limitWords } from '#trace/too-long.ts';

export function cellFile(index: number): string {
  return `cell ${index + 1}`;
}

/** A cell's error, with its line in the cell. */
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
  readonly declaredByCell: readonly (readonly string[])[];
  /** The library functions that the cells use, and the called one if it is the library's. */
  readonly usedOfLibrary: readonly string[];
}

/**
 * Links the cells of a playground. Each cell sees the cells above it, then the library. `fn` is the
 * called function, and `inputs` are its argument types. Throws a CellError for a fault in the code.
 */
export function linkCells(
  library: LibrarySource,
  cells: readonly string[],
  fn: string,
  inputs: readonly TypeName[] = [],
): LinkedCells {
  const long = cells.findIndex((_, i) => isTooLong(cells.slice(0, i + 1).join('\n')));
  if (long >= 0) throw new CellError(long, 1, tooLongTogether);
  const linker = new Linker(library, null);
  /** The number of the module that defines each name. */
  const moduleOf = new Map<string, number>();
  const compiled = cells.map((text, i) =>
    inCell(i, () => compileEdited({ file: cellFile(i), text, firstLine: 1 })),
  );
  const declaredByCell = compiled.map((both) => both.compiled.declared);
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
      const found = moduleOf.get(name) ?? inLibrary(name);
      if (found !== undefined) uses[name] = found;
      if (typeof found === 'string') ofLibrary.add(name);
      const below = declaredByCell.findIndex((names, k) => k > i && names.includes(name));
      if (found === undefined && below >= 0) {
        throw new CellError(i, lineOf(cells[i] ?? '', name), notVisible(name, below));
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
        argumentsOf: (name) => (name === fn ? inputs : []),
      });
    if (fault) throw new CellError(i, fault.line, fault.problem);
    const number = inCell(i, () => linker.add(both, uses, true));
    for (const name of declared) moduleOf.set(name, number);
  }
  const from = moduleOf.get(fn) ?? inLibrary(fn);
  if (from === undefined)
    throw new CellError(-1, 1, `No cell declares ${fn} any more. Choose another function.`);
  if (typeof from === 'string') ofLibrary.add(fn);
  linker.addAgain(typeof from === 'number' ? from : linker.addFile(from, true));
  return {
    ...linker.script(),
    declared: [...moduleOf.keys()],
    declaredByCell,
    usedOfLibrary: [...ofLibrary],
  };
}

const tooLongTogether = `This cell and those above it are too long to run here. Shorten them to ${limitWords}.`;

function notVisible(name: string, below: number): string {
  return `${name} is declared below, in cell ${below + 1}, but a cell sees only the cells above it.`;
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
