// Stores the whole book on the reader's device (src/offline). The bar shows if the network is down,
// if there is a newer edition than the open one, or if the browser refused to store one.
import type { NotStored } from '#offline/not-stored.ts';

const show = (what: string, isShown = true) =>
  document.querySelector(`.bar-says [data-${what}]`)?.toggleAttribute('hidden', !isShown);

const tellNetwork = () => show('offline', !navigator.onLine);
addEventListener('online', tellNetwork);
addEventListener('offline', tellNetwork);
tellNetwork();

// Not in a frame of another page: nothing is stored there, and reading the service worker throws if
// the frame has no origin. Private windows and pages served by http may have no service workers.
const serviceWorker = parent === window && navigator.serviceWorker;
if (import.meta.env.PROD && serviceWorker) {
  let had = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (had) show('edition');
    had = serviceWorker.controller;
    // An edition has been stored by now.
    show('book-not-stored', false);
    show('edition-not-stored', false);
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<NotStored>) =>
    show(`${data.notStored}-not-stored`),
  );
  document.querySelector('.bar-says button')?.addEventListener('click', () => location.reload());
  const start = () =>
    serviceWorker
      .register(`${import.meta.env.BASE_URL}service-worker.js`, { updateViaCache: 'none' })
      .catch(() => {});
  // Wait until the page has loaded its own files.
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start));
}
