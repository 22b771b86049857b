import type { LibrarySource } from '#trace/source/library-source.ts';

let loading: Promise<LibrarySource> | null = null;

/** Fetches the library's source once, but again after a failure. */
export function loadLibrary(): Promise<LibrarySource> {
  loading ??= fetchLibrary().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchLibrary(): Promise<LibrarySource> {
  const response = await fetch(`${import.meta.env.BASE_URL}source.json`);
  if (!response.ok)
    throw new Error(
      `The source of the library could not be loaded (${response.status}). Reload the page.`,
    );
  return response.json();
}
