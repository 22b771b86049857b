import type { LibrarySource } from '#source/library-source.ts';

let coming: Promise<LibrarySource> | null = null;

/** The source of the library, fetched once; after a failure it is fetched again. */
export function loadLibrary(): Promise<LibrarySource> {
  coming ??= fetchLibrary().catch((error) => {
    coming = null;
    throw error;
  });
  return coming;
}

async function fetchLibrary(): Promise<LibrarySource> {
  const response = await fetch(`${import.meta.env.BASE_URL}source.json`);
  if (!response.ok) throw new Error(`The source of the library did not come (${response.status}).`);
  return response.json();
}
