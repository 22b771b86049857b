import { site, worker } from './scope.ts';

// Remembers the edition with which each open tab was opened. This is stored with the files, because
// the browser can end the worker at any time.

interface Tabs {
  /** The edition for new tabs. */
  current?: string;
  /** The older editions of open tabs, by the id of the tab. */
  readonly older: Record<string, string>;
}

const cacheOfEdition = `first-contact ${site} edition `;
const cacheOfTabs = `first-contact ${site} tabs`;
const place = `${site}service-worker.js?tabs`;

export const cacheName = (edition: string): string => cacheOfEdition + edition;

/** Deletes caches of editions. If the browser refuses, the next edition tries again. */
async function deleteEditions(isUnused: (name: string) => boolean): Promise<void> {
  const names = await caches.keys().catch(() => []);
  const unused = names.filter((name) => name.startsWith(cacheOfEdition) && isUnused(name));
  await Promise.allSettled(unused.map((name) => caches.delete(name)));
}

const nothing: Tabs = { older: {} };
let known: Promise<Tabs> | null = null;

async function read(): Promise<Tabs> {
  const kept = await (await caches.open(cacheOfTabs)).match(place);
  return kept ? kept.json() : nothing;
}

/** Returns nothing if the browser refuses to read it. The next call tries again. */
async function knownTabs(): Promise<Tabs> {
  known ??= read();
  const asked = known;
  try {
    return await asked;
  } catch {
    if (known === asked) known = null;
    return nothing;
  }
}

/** If the browser refuses to store this, it is remembered while this worker runs. */
async function write(tabs: Tabs): Promise<void> {
  known = Promise.resolve(tabs);
  const cache = await caches.open(cacheOfTabs).catch(() => null);
  await cache?.put(place, Response.json(tabs)).catch(() => {});
}

const openIds = async (): Promise<string[]> =>
  (await worker.clients.matchAll({ type: 'all', includeUncontrolled: true })).map(({ id }) => id);

/** Returns the older edition of a tab; undefined if the tab has the newest. */
export const olderEdition = async (id: string): Promise<string | undefined> =>
  (await knownTabs()).older[id];

/** Makes this the edition of new tabs. Open tabs keep theirs. */
export async function beginEdition(edition: string): Promise<{ isFirst: boolean }> {
  const kept = await read().catch(() => null);
  const { current, older } = kept ?? nothing;
  const before = current === edition ? undefined : current;
  const open = (await openIds()).flatMap((id) => {
    const own = older[id] ?? before;
    return own === undefined ? [] : [[id, own] as const];
  });
  const used = new Set([edition, ...open.map(([, own]) => own)].map(cacheName));
  // Delete first to make room. An unreadable list may name editions in use, so then delete nothing.
  if (kept) await deleteEditions((name) => !used.has(name));
  await write({ current: edition, older: Object.fromEntries(open) });
  return { isFirst: kept !== null && current === undefined };
}

/** Deletes the older editions whose last tab was closed. */
export async function forgetClosed(): Promise<void> {
  const { older, ...rest } = await knownTabs();
  if (Object.keys(older).length === 0) return;
  const open = new Set(await openIds());
  const left = Object.entries(older).filter(([id]) => open.has(id));
  const used = new Set(left.map(([, edition]) => edition));
  // They do not include a newer edition that is still loading.
  const closed = new Set(
    Object.values(older)
      .filter((edition) => !used.has(edition))
      .map(cacheName),
  );
  await deleteEditions((name) => closed.has(name));
  await write({ ...rest, older: Object.fromEntries(left) });
}
