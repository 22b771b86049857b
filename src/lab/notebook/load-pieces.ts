import type { Piece } from '#trace/source/take-home.ts';

/** Fetches a function of the library with everything that it needs. */
export const piecesAt = (name: string) => codeAt<readonly Piece[]>(name);

/** Fetches one of the files with code: of a function, `types`, or the `names` of all functions. */
export async function codeAt<File>(name: string): Promise<File> {
  const answer = await fetch(`${import.meta.env.BASE_URL}code/${name}.json`);
  if (!answer.ok) {
    throw new Error(`The code of ${name} could not be loaded (${answer.status}). Reload the page.`);
  }
  return answer.json();
}
