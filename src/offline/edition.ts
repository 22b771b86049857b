import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { find } from './find.ts';
import type { Manifest } from './manifest.ts';
import { type LateEvent, site } from './scope.ts';
import { cacheName } from './tabs.ts';

// The files of this edition on the reader's device. Workbox stores them by address and content, and
// refuses files of another edition. This module decides which files are stored, and when.

/** Inserted by the build. */
declare const manifest: Manifest;

export const { edition } = manifest;
const own = cacheName(edition);

/** A lookup by Workbox in the cache of this edition. */
interface Looked {
  readonly cachedResponse?: Response;
  readonly request: Request;
}

/** A response that Workbox is about to store. */
interface Loaded {
  readonly response: Response;
  readonly request: Request;
}

/** Reuses files that an older edition also has, and does not store files that arrived damaged. */
const unchanged = {
  async cacheWillUpdate({ request, response }: Loaded) {
    const isSound =
      response.status === 200 && (await undamaged(keyOf(request.url) ?? '', response));
    return isSound ? response : null;
  },
  async cachedResponseWillBeUsed({ cachedResponse, request }: Looked) {
    const here = await undamaged(request.url, cachedResponse);
    if (here) return here;
    const older = await undamaged(request.url, await caches.match(request, { ignoreVary: true }));
    if (older) await (await caches.open(own)).put(request, older.clone());
    return older;
  },
};

const controller = new PrecacheController({ cacheName: own, plugins: [unchanged] });

const files = manifest.files.map(([url, hash]) => {
  const isWhole = hash.length === 44;
  const revision = isWhole ? hash : null;
  return { url, hash, revision, ...(isWhole && { integrity: `sha256-${hash}` }) };
});
const languages = manifest.languages.map(({ extension, revision, functions }) => ({
  extension,
  files: functions.map((name) => ({ url: `code/${name}.${extension}`, revision })),
}));
controller.addToCacheList([...files, ...languages.flatMap((language) => language.files)]);

const keyOf = (url: string): string | undefined => controller.getCacheKeyForURL(url);
const absolute = (url: string): string => new URL(url, site).href;
/** The hash of each file, or the start of it, by the address under which it is stored. */
const hashes = new Map(files.map(({ url, hash }) => [keyOf(url), hash]));
/** Its presence in the cache means that every file is stored. */
const mark = absolute('service-worker.js?complete');

/** If the reader saves data, only the files of the pages they open are loaded. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The number of files loaded at a time, which is small because open pages also load files. */
const lanes = 4;

/** Loads and stores missing files. Fails if one cannot be loaded in the version of this edition. */
async function load(urls: readonly string[], event: LateEvent): Promise<void> {
  // Workbox stores only files that are loaded while a worker is being installed.
  const installing = { type: 'install', waitUntil: event.waitUntil.bind(event) } as never;
  const left = urls.map(absolute).reverse();
  const lane = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const cacheKey = keyOf(url) ?? url;
      const request = new Request(url, {
        integrity: controller.getIntegrityForCacheKey(cacheKey) ?? '',
        // If the address contains a hash, a copy in the browser's own cache is as good.
        cache: cacheKey === url ? 'default' : 'reload',
        priority: 'low',
      });
      const params = { cacheKey };
      await Promise.all(controller.strategy.handleAll({ request, event: installing, params }));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/**
 * Returns a stored file; undefined if it cannot be read. Deletes the file if it is damaged, so that
 * it is loaded again. A file that could not be read stays, because it may be readable the next time.
 */
export async function undamaged(key: string, file?: Response): Promise<Response | undefined> {
  const hash = hashes.get(key);
  if (!file || !hash) return file;
  const bytes = await file
    .clone()
    .arrayBuffer()
    .catch(() => null);
  if (!bytes) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  if (btoa(String.fromCharCode(...digest)).startsWith(hash)) return file;
  await (await caches.open(own)).delete(key, { ignoreVary: true });
  return undefined;
}

const isStored = async (url: string): Promise<boolean> =>
  (await caches.match(absolute(url), { ignoreSearch: true, ignoreVary: true })) !== undefined;

/** The files of the languages that the reader chose, in this edition or in an older one. */
async function filesOfChosen(): Promise<string[]> {
  const chosen = await Promise.all(
    languages.map(async ({ files: [first, ...rest] }) =>
      first && (await isStored(first.url)) ? [first, ...rest] : [],
    ),
  );
  return chosen.flat().map(({ url }) => url);
}

/**
 * Stores the whole edition, or only the files already on the device if the reader saves data. Fails
 * if the browser refuses to store any of them.
 */
export async function storeEdition(event: LateEvent): Promise<void> {
  const cache = await caches.open(own);
  if (savesData()) {
    for (const key of controller.getURLsToCacheKeys().values()) {
      const same = await caches.match(key, { ignoreVary: true });
      if (same) await cache.put(key, same);
    }
    return;
  }
  await load([...files.map(({ url }) => url), ...(await filesOfChosen())], event);
  await cache.put(mark, new Response());
}

let restoring: Promise<void> | null = null;

/** Restores deleted files of this edition. If that fails, the next worker tries again. */
export async function restoreEdition(event: LateEvent): Promise<void> {
  if (savesData() || (await isComplete())) return;
  restoring ??= storeEdition(event);
  await restoring;
  restoring = null;
}

/** Tests whether the whole edition is stored. */
export const isComplete = async (): Promise<boolean> =>
  (await find(mark, { cacheName: own })) !== undefined;

/** Tests whether a file belongs to this edition. */
export const isOurs = (address: string): boolean => keyOf(address) !== undefined;

/** Returns the stored file, if there is one. */
export async function stored(address: string): Promise<Response | undefined> {
  const key = keyOf(address);
  if (key === undefined) return undefined;
  return undamaged(key, await find(key, { cacheName: own, ignoreVary: true })).catch(
    () => undefined,
  );
}

/**
 * Loads a file of this edition and stores it. For a file of a language it also stores the others,
 * unless the reader saves data, because they may read more functions in that language.
 */
export async function loadAndStore(
  address: string,
  event: LateEvent,
): Promise<Response | undefined> {
  await load([address], event);
  const language = languages.find((one) => one.files.some(({ url }) => absolute(url) === address));
  if (language && !savesData()) {
    const others = load(
      language.files.map(({ url }) => url),
      event,
    );
    event.waitUntil(others.catch(() => {}));
  }
  return stored(address);
}
