import { site, worker } from './scope.ts';

// Which edition each open tab was opened with. A browser ends the worker whenever it likes, so this is
// kept beside the files.

interface Tabs {
  /** The edition that new tabs get. */
  current?: string;
  /** Tabs that are open with an older one, by their ids. */
  readonly older: Record<string, string>;
}

const cacheOfEdition = `first-contact ${site} edition `;
const cacheOfTabs = `first-contact ${site} tabs`;
const place = `${site}service-worker.js?tabs`;

export const cacheName = (edition: string): string => cacheOfEdition + edition;

/** The caches of all editions that are on the device. */
export const editionCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cacheOfEdition));

let known: Promise<Tabs> | null = null;

async function read(): Promise<Tabs> {
  const kept = await (await caches.open(cacheOfTabs)).match(place);
  return kept ? kept.json() : { older: {} };
}

async function write(tabs: Tabs): Promise<void> {
  known = Promise.resolve(tabs);
  await (await caches.open(cacheOfTabs)).put(place, Response.json(tabs));
}

const openIds = async (): Promise<string[]> =>
  (await worker.clients.matchAll({ type: 'all', includeUncontrolled: true })).map(({ id }) => id);

/** The older edition that a tab was opened with; undefined for tabs of the newest. */
export async function olderEdition(id: string): Promise<string | undefined> {
  known ??= read();
  return (await known).older[id];
}

/** From now on new tabs get this edition; those that are open keep theirs. */
export async function beginEdition(edition: string): Promise<{ isFirst: boolean }> {
  const { current, older } = await read();
  const before = current === edition ? undefined : current;
  const tabs = (await openIds()).flatMap((id) => {
    const own = older[id] ?? before;
    return own === undefined ? [] : [[id, own] as const];
  });
  await write({ current: edition, older: Object.fromEntries(tabs) });
  const used = new Set([edition, ...tabs.map(([, own]) => own)].map(cacheName));
  for (const name of await editionCaches()) if (!used.has(name)) await caches.delete(name);
  return { isFirst: current === undefined };
}

/** Deletes the older editions whose last tab was closed. */
export async function forgetClosed(): Promise<void> {
  known ??= read();
  const { older, ...rest } = await known;
  if (Object.keys(older).length === 0) return;
  const open = new Set(await openIds());
  const left = Object.entries(older).filter(([id]) => open.has(id));
  await write({ ...rest, older: Object.fromEntries(left) });
  const used = new Set(left.map(([, edition]) => edition));
  // A newer one that is still being loaded is not among them.
  for (const edition of new Set(Object.values(older))) {
    if (!used.has(edition)) await caches.delete(cacheName(edition));
  }
}
