import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../../scripts/serve.mjs';
import * as cells from '../../browser/cell.ts';
import { drag, figureOn, look, placeOf, startFigure, startFigures } from '../../browser/figure.ts';
import { listingOn, scrollTo } from '../../browser/listing.ts';
import { isOnDevice, openBrowser } from '../../browser/support.ts';
import { site, subSite } from '../../build-site.ts';
import { pages, pagesToOpen } from '../../pages/support.ts';
import { offenders } from '../../support/offenders.ts';

// After one visit to the home page the server is stopped.

const browser = await openBrowser();
afterAll(() => browser.close());

/** Opens only the home page, waits until the book is stored, and stops the server. */
async function visitOnce(one: typeof site) {
  const server = await serve({ ...one, port: 0 });
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  try {
    await page.goto(server.url);
    await isOnDevice(page);
  } finally {
    await server.close();
  }
  // The browser's own cache must not help.
  const own = await page.context().newCDPSession(page);
  await own.send('Network.clearBrowserCache');
  expect(await fetch(server.url).catch(() => 'nobody there')).toBe('nobody there');
  return { page, problems, at: (path: string) => new URL(path, server.url).href };
}

describe.each([
  ['at the root of a host', 'dist', site],
  ['in a folder of a host', 'dist-sub', subSite],
] as const)('without a network, a site %s', (_, name, one) => {
  let visit: Awaited<ReturnType<typeof visitOnce>>;
  beforeAll(async () => {
    visit = await visitOnce(one);
  });

  const pathsOf = (all: readonly { path: string }[]) =>
    all.map(({ path }) => path).filter((path) => path.endsWith('/'));

  it('has every page', async () => {
    const { page, at } = visit;
    await page.goto(at(one.base));
    const missing = await page.evaluate(
      async (paths) => {
        const answers = await Promise.all(
          paths.map(async (path) => ({ path, ok: (await fetch(path)).ok })),
        );
        return answers.filter(({ ok }) => !ok).map(({ path }) => path);
      },
      pathsOf(pages(name)),
    );
    expect(missing).toEqual([]);
  });

  async function opens(path: string) {
    const { page, problems, at } = visit;
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(200);
    expect(response?.fromServiceWorker()).toBe(true);
    await startFigures(page);
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      // Fallback faces are local fonts, which may not exist.
      const own = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
      return own.filter(({ status }) => status === 'error').map(({ family }) => family);
    });
    expect(fonts).toEqual([]);
    expect(problems.failedRequests.splice(0)).toEqual([]);
    expect(problems.consoleErrors.splice(0)).toEqual([]);
  }

  it('opens every page, with every figure', async () => {
    expect(await offenders(pathsOf(pagesToOpen(name)), (path) => path, opens)).toEqual([]);
  });

  it('says of an unknown address that nothing is there', async () => {
    const { page, at } = visit;
    const response = await page.goto(at(`${one.base}nothing-here/`));
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').textContent()).toContain('Nothing here');
  });

  it('does not say so of a file that is not stored', async () => {
    const { page, at } = visit;
    const other = await page.context().newPage();
    const file = at(`${one.base}code/circlesIntersect.cs`);
    await expect(other.goto(file)).rejects.toThrow('ERR_FAILED');
    await other.close();
  });

  it.each([
    ['without its last slash', 'vectors?from=chat'],
    ['by its file', 'vectors/index.html'],
    ['with a query', 'vectors/?from=chat'],
  ])('opens a page %s', async (_, path) => {
    const { page, at } = visit;
    const response = await page.goto(at(one.base + path));
    expect(response?.status()).toBe(200);
    expect(await page.locator('h1').textContent()).toContain('Vectors');
  });

  it('finds by its search', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('textbox').fill('fingertip');
    const result = dialog.getByRole('link', { name: /Point and circle/ }).first();
    await result.click();
    await page.waitForURL((url) => url.pathname === `${one.base}point-and-circle/`);
  });

  it('judges code that is edited, and maps it', async () => {
    const { page, at } = visit;
    // Removes the traces of an earlier attempt.
    await page.evaluate(() => localStorage.clear());
    await page.goto(at(one.base + cells.chapter));
    await startFigure(page, 'circles-touch');
    const cell = cells.listingIn(page);
    await cells.edit(cell);
    expect(await cells.summary(cell).textContent()).toMatch(/^All/);
    await cells.replace(cell, '<= reach', '< reach');
    await expect.poll(() => cells.summary(cell).textContent()).toMatch(/ of .* right/);
    await expect.poll(() => cells.mapSays(cell).textContent()).toMatch(/^Wrong (only|in only)/);
  });

  it('runs a program', async () => {
    const { page, at } = visit;
    await page.goto(at(`${one.base}circle-and-circle/`));
    const program = page.locator('first-contact-program[data-program="bouncing-balls"]');
    await program.locator('.program-stage').scrollIntoViewIfNeeded();
    await program.getByRole('button', { name: 'Play', exact: true }).click();
    await program.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    const frame = await (await program.locator('iframe').elementHandle())!.contentFrame();
    const place = () => frame!.evaluate('JSON.stringify(balls)');
    const before = await place();
    await expect.poll(place).not.toBe(before);
  });

  it('runs an edited program, with a function that ours does not use', async () => {
    const { page, at } = visit;
    await page.goto(at(`${one.base}circle-and-circle/`));
    await page.evaluate(() =>
      localStorage.setItem(
        'first-contact:edit:program/bouncing-balls',
        'throw new Error(String(distance({ x: 0, y: 0 }, { x: 3, y: 4 })));',
      ),
    );
    const program = page.locator('first-contact-program[data-program="bouncing-balls"]');
    await program.locator('[data-do="edit"]').click();
    await expect.poll(() => program.locator('.program-says').textContent()).toBe('Line 1: 5.');
  });
});

describe('without a network', async () => {
  const { page, at } = await visitOnce(site);

  it('a figure is dragged', async () => {
    await page.goto(at('point-and-circle/'));
    const figure = await startFigure(page, 'point-in-circle');
    const before = await look(figure);
    const { x, y } = await placeOf(figure, 'p.at');
    await drag(figure, 'p.at', { x: x - 40, y: y + 30 });
    expect((await look(figure)).fields).not.toEqual(before.fields);
  });

  it('a map is painted', async () => {
    await page.goto(at('voronoi-regions/'));
    await startFigure(page, 'voronoi-nearest-vertex');
    const map = figureOn(page, 'voronoi-nearest-vertex').locator('canvas.truth-map');
    await map.and(page.locator('[data-map="fine"]')).waitFor();
  });

  it('code of the playground runs', async () => {
    await page.goto(at('playground/'));
    await expect.poll(() => page.locator('.judge-summary').textContent()).toMatch(/^All/);
  });

  it('functions are taken home in one file', async () => {
    await page.goto(at('point-and-circle/#take-it-home'));
    await page.locator('take-home details summary').first().click();
    await expect
      .poll(() => page.locator('take-home details code').first().textContent())
      .toContain('pointInCircle');
  });
});

it('a language that was chosen with a network is there without one, in every listing', async () => {
  const server = await serve({ ...site, port: 0 });
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  const shownIn = async (fn: string) => {
    const listing = listingOn(page, fn).and(page.locator(':not(.exercise)')).first();
    await scrollTo(listing);
    return listing.locator('.translated');
  };
  try {
    await page.goto(server.url);
    await isOnDevice(page);
    await page.goto(`${server.url}${cells.chapter}`);
    const listing = cells.listingIn(page);
    await listing.locator('[data-language-choice]').selectOption('python');
    await (await shownIn(cells.fn)).getByText('The Python code returns').waitFor();
    // The others follow.
    const isStored = () =>
      page.evaluate(async () => {
        const file = await caches.match('/code/pointInCircle.py', { ignoreSearch: true });
        return file !== undefined;
      });
    await expect.poll(isStored).toBe(true);
  } finally {
    await server.close();
  }
  await page.goto(`${server.url}point-and-circle/`);
  await (await shownIn('pointInCircle')).getByText('The Python code returns').waitFor();
});

it('loads again what was damaged or deleted on the device', async () => {
  const server = await serve({ ...site, port: 0 });
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  try {
    await page.goto(server.url);
    await isOnDevice(page);
    const count = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.includes(' edition '));
        return name ? (await (await caches.open(name)).keys()).length : 0;
      });
    const all = await count();
    // Every script is empty, and one page is replaced.
    await page.evaluate(async () => {
      const cache = await caches.open(
        (await caches.keys()).find((one) => one.includes(' edition '))!,
      );
      for (const key of await cache.keys()) {
        const { pathname } = new URL(key.url);
        const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
        if (!/\.js$|\/point-and-circle\/$/.test(pathname)) continue;
        await cache.put(key, new Response('', { headers: { 'Content-Type': type } }));
      }
    });
    await page.goto(`${server.url}point-and-circle/`);
    await startFigure(page, 'point-in-circle');

    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        if (name.includes(' edition ')) await caches.delete(name);
      }
    });
    await page.goto(`${server.url}vectors/`);
    await expect.poll(count, { timeout: 540_000 }).toBe(all);
  } finally {
    await server.close();
  }
  const response = await page.goto(`${server.url}slide-and-bounce/`);
  expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true]);
});

describe('the bar', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  const says = () => barSays(page);

  it('says that there is no network, only while there is none', async () => {
    const server = await serve({ ...site, port: 0 });
    await page.goto(server.url);
    expect(await says()).toBe('');
    await page.context().setOffline(true);
    await expect.poll(says).toBe('Offline');
    await page.context().setOffline(false);
    await expect.poll(says).toBe('');
    await server.close();
  });
});

const barSays = async (page: Page) =>
  (await page.getByRole('banner').locator('.bar-says').innerText()).trim();
