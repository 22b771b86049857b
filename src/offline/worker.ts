// The service worker. After one visit the whole book is on the reader's device, and opens without a
// network.
//
// Each build of the site is an edition with a cache of its own. It is stored completely before a page of
// it is shown from there. A new edition is for the tabs that open from then on; one that is open goes on
// with the files of its own edition until it is loaded again. So no page meets files of another edition,
// and nobody is interrupted. A file that was damaged or deleted since is loaded again. Where the browser
// refuses to store an edition, pages say so and go on as they did before: with the edition before it, or with
// the network.
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
    // The page of the first visit is of this edition, too.
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

/** Without query and fragment, and a folder as it is linked. */
function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, '/');
}

/** A file as the edition of the tab has it, from the device. */
async function fromDevice(address: string, tab: string): Promise<Response | undefined> {
  const older = tab ? await olderEdition(tab) : undefined;
  const options = { ignoreSearch: true, ignoreVary: true };
  const asThen = older && (await find(address, { ...options, cacheName: cacheName(older) }));
  // A worker that an older tab started has an id of its own. What it loads is named by its content.
  if (asThen) return asThen;
  return (await stored(address)) ?? undamaged(address, await find(address, { ignoreVary: true }));
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const isPage = request.mode === 'navigate';
  const address = addressOf(request.url);
  // A new page is asked for by the one before it. A frame is of the edition of the page around it.
  const tab = request.destination === 'document' ? '' : clientId;
  const known = await fromDevice(address, tab);
  // Where files are missing, a page may name some that are gone: rather the page of today.
  if (known && (!isPage || (await isComplete()))) return known;
  if (isPage && isOurs(`${address}/`)) {
    return Response.redirect(`${address}/${new URL(request.url).search}`, 301);
  }
  try {
    const own = !known && isOurs(address) ? await loaded(address, event) : undefined;
    return own ?? (await fetch(request));
  } catch {
    const instead = known ?? (isPage ? await notFound() : undefined);
    // A page that waited for it may be gone: then nobody would take what is thrown.
    return instead ?? Response.error();
  }
}

/** A file of this edition that was not on the device; undefined where it is another by now. */
const loaded = (address: string, event: FetchEvent): Promise<Response | undefined> =>
  loadAndStore(address, event).catch(() => undefined);

async function notFound(): Promise<Response | undefined> {
  const page = await stored(`${site}404.html`);
  return page && new Response(page.body, { status: 404, headers: page.headers });
}
