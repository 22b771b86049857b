import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as index from '#lib/index.ts';
import type { Declaration } from '#source/declarations.ts';
import { Library } from '#source/library.ts';

export const library = new Library();

/** Every exported function of src/lib, and two published variants. */
const published = ['containsBySquareRoot', 'containsBySquares'];
export const functions: Declaration[] = [...Object.keys(index), ...published].map((name) =>
  library.findFunction(name),
);

/** A file of the library as it stands. */
export function fileText(file: string): string {
  return readFileSync(join(process.cwd(), file), 'utf8');
}
