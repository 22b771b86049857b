import { worker } from './scope.ts';

/** The message to pages when the browser refuses to store the book or a newer edition of it. */
export interface NotStored {
  readonly notStored: 'book' | 'edition';
}

/** A file that failed to load or arrived damaged is not a refusal, so the next page tries again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && !['AbortError', 'NetworkError'].includes(error.name);

/** Notifies the open pages if the browser refused to store the edition. */
export async function tellRefusal(error: unknown): Promise<void> {
  if (!isRefusal(error)) return;
  const word: NotStored = { notStored: worker.registration.active ? 'edition' : 'book' };
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(word);
}
