import { afterAll, describe, expect, it } from 'vitest';
import { serve } from '../../../scripts/serve.mjs';
import * as cells from '../../browser/cell.ts';
import { figureOn, look, pageUrl, startFigure } from '../../browser/figure.ts';
import { listingOn, scrollTo } from '../../browser/listing.ts';
import { dropRoutes } from '../../browser/routes.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import { site } from '../../build-site.ts';
import { type Action, actions, performAll } from './actions.ts';

// A connection that fails during a visit, and a slow one.

const browser = await openBrowser();
afterAll(() => browser.close());

const chapter = 'point-and-circle/';

describe.each([
  ['without a service worker', false],
  ['while a service worker is still storing the book', true],
])('a line that ends in mid-visit, %s', (_, offline) => {
  it('leaves what is there, says what is not, and mends it when the reader is online again', async () => {
    const server = await serve({ ...site, port: 0, offline });
    const { page, close } = await browser.newPage({ width: 1440, height: 900 });
    // All of its requests fail at once.
    await page.context().route(/service-worker\.js/, async (route) => {
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'addEventListener("install", (e) => e.waitUntil(new Promise(() => {})));',
      });
    });
    await page.goto(server.url + chapter);
    await startFigure(page, 'point-in-circle');
    await page.context().setOffline(true);
    await server.close();
    const outcomes = await performAll(page, actions);
    expect(outcomes.filter(({ result }) => result === '')).toEqual([]);
    const done = outcomes.filter(({ result }) => result === 'done').map(({ action }) => action);
    expect(done).toEqual(
      expect.arrayContaining(['point-in-circle: comes', 'point-in-circle: arrow key', 'theme']),
    );
    expect(outcomes.find(({ action }) => action === 'point-exercise: comes')?.result).toMatch(
      /could not start/,
    );
    expect(await page.locator('.bar-says').innerText()).toContain('Offline');

    const again = await serve({ ...site, port: Number(new URL(server.url).port), offline });
    try {
      expect(again.url).toBe(server.url);
      await page.context().setOffline(false);
      await figureOn(page, 'point-exercise').and(page.locator('[data-ready]')).waitFor();
      const most: readonly Action[] = actions.filter(
        (action) => action !== 'search' && action !== 'program',
      );
      const after = await performAll(page, most, { patience: 10_000 });
      expect(after.filter(({ result }) => result !== 'done')).toEqual([]);
      const press = async () =>
        (await performAll(page, ['program'], { patience: 2500 }))
          .map(({ result }) => result)
          .join();
      await expect.poll(press).toBe('done');
    } finally {
      await again.close();
      await dropRoutes(page.context());
      await close();
    }
  });
});

describe('a slow line', async () => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  const own = await page.context().newCDPSession(page);
  await own.send('Network.enable');
  // "Slow 3G" as in browsers' developer tools.
  await own.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });

  it('shows the text first, and does what was pressed before the script had come', async () => {
    await page.goto(pageUrl('circle-and-circle/'), { waitUntil: 'commit' });
    const figure = figureOn(page, 'circles-touch');
    await page.locator('h1').waitFor();
    await figure.locator('.verdict').waitFor();
    expect(await figure.getAttribute('data-ready')).toBeNull();
    const preset = figure.locator('[data-preset]').nth(2);
    const label = (await preset.textContent())!.trim();
    await page.evaluate(() => customElements.whenDefined('first-contact-figure'));
    expect(await figure.getAttribute('data-ready')).toBeNull();
    await preset.click();
    await figure.and(page.locator('[data-ready]')).waitFor();
    await expect.poll(async () => (await look(figure)).pressed).toContain(label);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, one) => sum + (one as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          // Without any shift nothing is reported.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBeLessThan(0.05);
    expect(problems).toEqual(noProblems);
  });
});

it('a language that is taken back before its listing is seen leaves TypeScript there', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 });
  await page.goto(pageUrl(cells.chapter));
  await startFigure(page, 'circles-touch');
  const choice = cells.listingIn(page).locator('[data-language-choice]');
  // Once, so that its script is loaded.
  await choice.selectOption('python');
  await cells.listingIn(page).getByText('The Python code returns').waitFor();
  await choice.selectOption('');
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('.listing [data-language-choice]')!;
    for (const language of ['python', '']) {
      select.value = language;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await scrollTo(listingOn(page, 'findIntersectingPairs').first());
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.translated').count()).toBe(0);
  expect(problems).toEqual(noProblems);
  await close();
});
