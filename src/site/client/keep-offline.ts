// Keeps the whole book on the reader's device (src/offline), and says in the bar that there is no network,
// that there is a newer edition than the one that is open, or that the browser refused to store one.
import type { NotStored } from '#offline/not-stored.ts';

const show = (what: string, isShown = true) =>
  document.querySelector(`.bar-says [data-${what}]`)?.toggleAttribute('hidden', !isShown);

const tellNetwork = () => show('offline', !navigator.onLine);
addEventListener('online', tellNetwork);
addEventListener('offline', tellNetwork);
tellNetwork();

// Not in a frame of another page: there the book keeps nothing, and without an origin to ask for it throws.
// Nor everywhere else: private windows may have none, nor has a page by http.
const serviceWorker = parent === window && navigator.serviceWorker;
if (import.meta.env.PROD && serviceWorker) {
  let had = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (had) show('edition');
    had = serviceWorker.controller;
    // By now one is stored.
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
  // What the page itself loads comes first.
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start));
}
