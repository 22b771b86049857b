import { codeAt } from '#lab/notebook/load-pieces.ts';
import type { Piece } from '#trace/source/take-home.ts';

/** What a program may need of the library. */
export interface ProgramLibrary {
  /** The names of all its functions. */
  readonly names: readonly string[];
  /** A function with everything that it needs. */
  piecesOf(name: string): Promise<readonly Piece[]>;
  types(): Promise<readonly Piece[]>;
}

/** The files that were asked for. One that could not be fetched is fetched again. */
const fetched = new Map<string, Promise<unknown>>();

function fetchOnce<File>(name: string): Promise<File> {
  const known = fetched.get(name) as Promise<File> | undefined;
  if (known) return known;
  const coming = codeAt<File>(name);
  fetched.set(name, coming);
  coming.catch(() => fetched.delete(name));
  return coming;
}

export async function loadProgramLibrary(): Promise<ProgramLibrary> {
  return {
    names: await fetchOnce<readonly string[]>('names'),
    piecesOf: fetchOnce,
    types: () => fetchOnce('types'),
  };
}
