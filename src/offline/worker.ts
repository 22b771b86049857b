// The service worker. After one visit the whole book is on the reader's device and opens offline.
//
// Each build of the site is an edition with its own cache. The whole edition is stored before any
// of its pages is shown from there. Only tabs opened later use a new edition; an open tab keeps the
// files of its own edition until it is reloaded. So a page never gets files of another edition, and
// no reader is interrupted. A file that was damaged or deleted is loaded again. If the browser
// refuses to store an edition, pages show that and continue as before, with the previous edition or
// from the network.
import {
  edition,
  isComplete,
  isOurs,
  loadAndStore,
  restoreEdition,
  stored,
  storeEdition,
  undamaged,
} from './edition.ts';
import { find } from './find.ts';
import { tellRefusal } from './not-stored.ts';
import { type FetchEvent, type LateEvent, site, worker } from './scope.ts';
import { beginEdition, cacheName, forgetClosed, olderEdition } from './tabs.ts';

worker.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

async function install(event: LateEvent): Promise<void> {
  try {
    await storeEdition(event);
  } catch (error) {
    await tellRefusal(error);
    throw error;
  }
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    const { isFirst } = await beginEdition(edition);
    // On a first visit, the open page also belongs to this edition.
    if (isFirst) await worker.clients.claim();
  };
  event.waitUntil(begin());
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(site)) return;
  event.respondWith(answer(event));
  if (mode !== 'navigate') return;
  event.waitUntil(forgetClosed());
  event.waitUntil(restoreEdition(event).catch(tellRefusal));
});

/** Returns the address without query, fragment and `index.html`. */
function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, '/');
}

/** Finds a stored file in the version of the edition that the tab shows. */
async function fromDevice(address: string, tab: string): Promise<Response | undefined> {
  const older = tab ? await olderEdition(tab) : undefined;
  const options = { ignoreSearch: true, ignoreVary: true };
  const asThen = older && (await find(address, { ...options, cacheName: cacheName(older) }));
  // A worker started by an older tab has its own id, but the names of its files contain a hash.
  if (asThen) return asThen;
  return (await stored(address)) ?? undamaged(address, await find(address, { ignoreVary: true }));
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const isPage = request.mode === 'navigate';
  const address = addressOf(request.url);
  // The client of a new page is the previous page. A frame uses the edition of the page around it.
  const tab = request.destination === 'document' ? '' : clientId;
  const known = await fromDevice(address, tab);
  // If files are missing, a stored page may link to files that no longer exist, so load it again.
  if (known && (!isPage || (await isComplete()))) return known;
  if (isPage && isOurs(`${address}/`)) {
    return Response.redirect(`${address}/${new URL(request.url).search}`, 301);
  }
  try {
    const own = !known && isOurs(address) ? await loaded(address, event) : undefined;
    return own ?? (await fetch(request));
  } catch {
    // The file may exist, so the browser's own page without a network is the right answer.
    const isFile = /\.\w+$/.test(address);
    const instead = known ?? (isPage && !isFile ? await notFound() : undefined);
    // The page that waited may be closed, and then an error thrown here would not be caught.
    return instead ?? Response.error();
  }
}

/** Loads a missing file of this edition; undefined if the server now has another version. */
const loaded = (address: string, event: FetchEvent): Promise<Response | undefined> =>
  loadAndStore(address, event).catch(() => undefined);

async function notFound(): Promise<Response | undefined> {
  const page = await stored(`${site}404.html`);
  return page && new Response(page.body, { status: 404, headers: page.headers });
}
