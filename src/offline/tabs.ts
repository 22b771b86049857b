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

/** Deletes caches of editions. What the browser does not delete now is left to the next edition. */
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

/** Nothing where the browser refuses to look; it may let us the next time. */
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

/** Where the browser refuses to store it, it is known as long as this worker runs. */
async function write(tabs: Tabs): Promise<void> {
  known = Promise.resolve(tabs);
  const cache = await caches.open(cacheOfTabs).catch(() => null);
  await cache?.put(place, Response.json(tabs)).catch(() => {});
}

const openIds = async (): Promise<string[]> =>
  (await worker.clients.matchAll({ type: 'all', includeUncontrolled: true })).map(({ id }) => id);

/** The older edition that a tab was opened with; undefined for tabs of the newest. */
export const olderEdition = async (id: string): Promise<string | undefined> =>
  (await knownTabs()).older[id];

/** From now on new tabs get this edition; those that are open keep theirs. */
export async function beginEdition(edition: string): Promise<{ isFirst: boolean }> {
  const kept = await read().catch(() => null);
  const { current, older } = kept ?? nothing;
  const before = current === edition ? undefined : current;
  const open = (await openIds()).flatMap((id) => {
    const own = older[id] ?? before;
    return own === undefined ? [] : [[id, own] as const];
  });
  const used = new Set([edition, ...open.map(([, own]) => own)].map(cacheName));
  // First, because what is written needs room. What cannot be read may name others that are in use.
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
  // A newer one that is still being loaded is not among them.
  const closed = new Set(
    Object.values(older)
      .filter((edition) => !used.has(edition))
      .map(cacheName),
  );
  await deleteEditions((name) => closed.has(name));
  await write({ ...rest, older: Object.fromEntries(left) });
}
