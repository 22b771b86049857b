import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { startFigures } from '../../browser/figure.ts';
import { isOnDevice, openBrowser } from '../../browser/support.ts';
import { performAll } from './actions.ts';
import { isOf, openPublisher, update } from './publisher.ts';

// The service worker has no storage, because it is full, broken or forbidden, or the worker itself
// cannot be loaded. While the network works, the book is available, and its messages are true.

const browser = await openBrowser();
/** Two chapters of the book, and one language. */
const site = await openPublisher({
  without: /^(?!(_astro|point-and-circle|vectors|code)(\/|$)|[^/]+\.\w+$)|^code\/(?!\w+\.py$)/,
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const chapter = `${site.url}point-and-circle/`;
const noBook = 'The book could not be stored on this device, so you need a connection to read it.';
const noEdition =
  'The new edition could not be stored, so this is the old one. Free some storage and reload.';

/**
 * Makes the caches fail: "put" means every put, and "put ?tabs" a put of an address with "?tabs". A
 * page can later choose other failures and read their number. Runs in the worker before its script.
 */
function refuseIn(first: readonly string[]) {
  let refused = first;
  const count = { refused: 0, unhandled: [] as string[] };
  const isRefused = (method: string, what: unknown) => {
    const address = what instanceof Request ? what.url : String(what);
    return refused.some((one) => {
      const [name, part = ''] = one.split(' ');
      return name === method && address.includes(part);
    });
  };
  type Methods = Record<string, (...given: unknown[]) => Promise<unknown>>;
  for (const { prototype } of [CacheStorage, Cache]) {
    const methods = prototype as unknown as Methods;
    for (const name of ['open', 'match', 'put', 'add', 'addAll', 'keys', 'delete']) {
      const own = methods[name];
      if (!own) continue;
      methods[name] = function (this: unknown, ...given) {
        if (!isRefused(name, given[0])) return own.apply(this, given);
        count.refused += 1;
        return Promise.reject(new DOMException('Refused.', 'QuotaExceededError'));
      };
    }
  }
  addEventListener('unhandledrejection', ({ reason }) => {
    count.unhandled.push(String(reason?.stack ?? reason));
  });
  addEventListener('message', ({ data, ports: [port] }) => {
    refused = data;
    port?.postMessage(count);
  });
}
const refusing = (...what: string[]) => `(${refuseIn})(${JSON.stringify(what)});`;

/** Makes a page's worker fail in these ways only, and returns how often it failed before. */
const refuse = (page: Page, ...what: string[]): Promise<{ refused: number; unhandled: string[] }> =>
  page.evaluate(
    (what) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        navigator.serviceWorker.controller!.postMessage(what, [port2]);
      }),
    what,
  );

/** A first-time reader. No page is returned before the end, because it would keep its worker. */
async function newReader() {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return { page, errors };
}

const says = (page: Page) => page.locator('.bar-says').innerText();
const isActive = (page: Page) =>
  page.evaluate(async () => {
    const worker = (await navigator.serviceWorker.ready).active!;
    while (worker.state !== 'activated')
      await new Promise((resolve) =>
        worker.addEventListener('statechange', resolve, { once: true }),
      );
  });
const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Returns which of a reader's actions fail. */
async function failedActions(page: Page) {
  const outcomes = await performAll(page, ['figures', 'listings', 'language']);
  expect(outcomes.length).toBeGreaterThan(0);
  return outcomes.filter(({ result }) => result !== 'done');
}

async function opensOffline(page: Page, edition: string) {
  await page.context().setOffline(true);
  await page.goto(`${site.url}vectors/`);
  await isOf(page, edition);
  await startFigures(page);
  await page.context().setOffline(false);
}

describe.each(['open', 'match', 'put'])('where the browser refuses to %s', async (what) => {
  const { page, errors } = await newReader();

  it('a first visit says that the book is not stored, and lacks nothing', async () => {
    await site.publish('first', refusing(what));
    const { page, errors } = await newReader();
    await page.goto(chapter);
    await expect.poll(() => says(page)).toBe(noBook);
    expect(await isControlled(page)).toBe(false);
    expect(await failedActions(page)).toEqual([]);
    await page.goto(`${site.url}vectors/`);
    await expect.poll(() => says(page)).toBe(noBook);
    expect(errors).toEqual([]);
  });

  it('a newer edition is not stored: this is said, and the older one is whole', async () => {
    await site.publish('old', refusing());
    await page.goto(chapter);
    await isOnDevice(page);
    expect(await says(page)).toBe('');
    await site.publish('new', refusing(what));
    await update(page);
    await expect.poll(() => says(page)).toBe(noEdition);
    await page.reload();
    await isOf(page, 'old');
    await startFigures(page);
    await opensOffline(page, 'old');
  });

  it('a page that comes from the device lacks nothing', async () => {
    await refuse(page, what);
    const response = await page.goto(chapter);
    expect(response?.status()).toBe(200);
    expect(await isControlled(page)).toBe(true);
    await isOf(page, what === 'match' ? 'new' : 'old');
    expect(await failedActions(page)).toEqual([]);
    const { refused, unhandled } = await refuse(page);
    expect(refused).toBeGreaterThan(0);
    expect(unhandled).toEqual([]);
    expect(errors).toEqual([]);
    // Nothing of it remains.
    await opensOffline(page, 'old');
  });
});

describe('where the browser refuses', () => {
  it('all at once, a page that comes from the device comes from the network', async () => {
    await site.publish('only', refusing());
    const { page, errors } = await newReader();
    await page.goto(chapter);
    await isOnDevice(page);
    await refuse(page, 'open', 'match', 'put', 'keys', 'delete');
    await page.goto(`${site.url}vectors/`);
    await isOf(page, 'only');
    expect(await failedActions(page)).toEqual([]);
    expect((await refuse(page)).unhandled).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('the last of its files, the book is not said to be there', async () => {
    await site.publish('almost', refusing('put ?complete'));
    const { page } = await newReader();
    await page.goto(chapter);
    await page.getByText(noBook).waitFor();
    expect(await isControlled(page)).toBe(false);
  });

  it.each([
    ['to delete', ['keys', 'delete']],
    ['to keep which tab has which edition', ['put ?tabs']],
    ['to tell which tab has which edition', ['match ?tabs']],
  ])('%s, the book is there none the less', async (_, what) => {
    await site.publish('whole', refusing(...what));
    const { page } = await newReader();
    await page.goto(chapter);
    await isActive(page);
    expect(await says(page)).toBe('');
    await opensOffline(page, 'whole');
    expect(await refuse(page)).toEqual({ refused: expect.any(Number), unhandled: [] });
  });

  it('to delete, a newer edition is for the tabs that open from then on', async () => {
    await site.publish('older', refusing());
    const { page } = await newReader();
    await page.goto(chapter);
    await isOnDevice(page);
    await site.publish('newer', refusing('keys', 'delete'));
    await update(page);
    await page.getByText('A new edition is ready.').waitFor();
    await page.reload();
    await isOf(page, 'newer');
    await opensOffline(page, 'newer');
  });

  it('no more, a tab of an older edition has its own files again', async () => {
    await site.publish('one', refusing());
    const { page } = await newReader();
    await page.goto(chapter);
    await isOnDevice(page);
    await site.publish('two', refusing());
    await update(page);
    await page.getByText('A new edition is ready.').waitFor();
    await isActive(page);
    // A restarted worker must find out which edition each tab has.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    const editionOf = (path: string) =>
      page.evaluate(async (path) => {
        const text = await (await fetch(path)).text();
        return /, (\w+) edition<\/h1>/.exec(text)?.[1];
      }, path);
    await refuse(page, 'open');
    expect(await editionOf('/vectors/')).toBe('two');
    expect((await refuse(page)).refused).toBeGreaterThan(0);
    expect(await editionOf('/vectors/')).toBe('one');
  });
});

describe.each([
  ['is not there', null],
  ['is a page in its place', '<!doctype html><title>Log in</title>'],
])('where the service worker %s', (_, text) => {
  /** Registers after the page itself has. */
  const isRegistered = (page: Page) =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      return navigator.serviceWorker
        .register('/service-worker.js', { updateViaCache: 'none' })
        .then(
          () => true,
          () => false,
        );
    });

  it('a first visit lacks nothing, and nothing is said', async () => {
    await site.publish('plain');
    site.replaceWorker(text);
    const { page, errors } = await newReader();
    await page.goto(chapter);
    expect(await isRegistered(page)).toBe(false);
    expect(await isControlled(page)).toBe(false);
    expect(await failedActions(page)).toEqual([]);
    expect(await says(page)).toBe('');
    expect(errors).toEqual([]);
  });

  it('a reader who has the book has it still, and nothing is said', async () => {
    await site.publish('stored');
    const { page, errors } = await newReader();
    await page.goto(chapter);
    await isOnDevice(page);
    site.replaceWorker(text);
    await expect(update(page)).rejects.toThrow();
    await page.reload();
    expect(await isControlled(page)).toBe(true);
    expect(await failedActions(page)).toEqual([]);
    expect(await says(page)).toBe('');
    await opensOffline(page, 'stored');
    expect(errors).toEqual([]);
  });
});
