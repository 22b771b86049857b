import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as cells from '../../browser/cell.ts';
import { figureOn, startFigure, startFigures } from '../../browser/figure.ts';
import { isOnDevice, openBrowser } from '../../browser/support.ts';
import { isOf, openPublisher, update } from './publisher.ts';

// The site is published again while its pages are open.

const browser = await openBrowser();
const site = await openPublisher();
beforeAll(() => site.publish('first'));
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Makes the browser report a data-saving reader, whatever its settings. */
const savesData = "Object.defineProperty(navigator,'connection',{value:{saveData:true}});";
const line = (page: Page) => page.getByText('A new edition is ready.');
const editions = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return names.filter((name) => name.includes(' edition ')).length;
  });

describe('a new edition', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  // Another tab of the same reader.
  const other = await page.context().newPage();
  const cell = cells.listingIn(page);

  it('is loaded while pages of the old one are open, and says so', async () => {
    await page.goto(site.url);
    await isOnDevice(page);
    await page.goto(site.url + cells.chapter);
    await startFigure(page, 'circles-touch');
    await cells.edit(cell);
    await cells.replace(cell, '<= reach', '< reach');
    await expect.poll(() => cells.summary(cell).textContent()).toMatch(/ of .* right/);
    await other.goto(`${site.url}voronoi-regions/`);
    await isOf(page, 'first');
    expect(await line(page).isVisible()).toBe(false);

    await site.publish('second');
    await update(page);
    await line(page).waitFor();
    await line(other).waitFor();
    expect(await editions(page)).toBe(2);
  });

  it('does not disturb a page of the old one, which finds its own files', async () => {
    await isOf(other, 'first');
    const failed: string[] = [];
    other.on('requestfailed', (request) => failed.push(request.url()));
    other.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(answer.url());
    });
    const loaded: string[] = [];
    other.on('response', (answer) => loaded.push(new URL(answer.url()).pathname));
    const map = figureOn(other, 'voronoi-nearest-vertex').locator('canvas.truth-map');
    await startFigure(other, 'voronoi-nearest-vertex');
    await map.and(other.locator('[data-map="fine"]')).waitFor();
    const scripts = loaded.filter((path) => path.startsWith('/_astro/'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((path) => !path.startsWith('/_astro/first/'))).toEqual([]);
    expect(failed).toEqual([]);
  });

  it('comes by Reload, and the edit is still there', async () => {
    await line(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => page.locator('h1').textContent()).toContain('second edition');
    expect(await line(page).isVisible()).toBe(false);
    await cells.edit(cell);
    expect(await cells.textOf(cell)).toContain('< reach');
    await isOf(other, 'first');
    expect(await editions(page)).toBe(2);
  });

  it('is whole in a page that is opened now, without a network too', async () => {
    await page.context().setOffline(true);
    await page.goto(`${site.url}voronoi-regions/`);
    await isOf(page, 'second');
    await startFigure(page, 'voronoi-nearest-vertex');
    await page.context().setOffline(false);
  });

  it('is the only one when the last page of the old one is closed', async () => {
    await other.close();
    await expect
      .poll(async () => {
        await page.reload();
        return editions(page);
      })
      .toBe(1);
  });
});

describe('a reader who saves data', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  const files = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes(' edition '));
      return (await (await caches.open(names[0] ?? '')).keys()).length;
    });

  it('loads what was looked at, and no more', async () => {
    await site.publish('third', savesData);
    // Like a first-time reader.
    await page.goto(`${site.url}favicon.svg`);
    await page.evaluate(async () => {
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(site.url);
    await isOnDevice(page);
    await page.goto(`${site.url}vectors/`);
    await startFigures(page);
    expect(await files()).toBeGreaterThan(10);
    expect(await files()).toBeLessThan(150);
  });

  it('has that without a network, and is told of the rest that it is not there', async () => {
    await page.context().setOffline(true);
    await page.goto(`${site.url}vectors/`);
    await isOf(page, 'third');
    await startFigures(page);
    await expect(page.goto(`${site.url}glossary/`)).rejects.toThrow(/ERR_/);
    await page.context().setOffline(false);
  });

  it('gets the pages of today as long as there is a network', async () => {
    await site.publish('fourth', savesData);
    await page.goto(`${site.url}vectors/`);
    await isOf(page, 'fourth');
    await startFigures(page);
  });
});
