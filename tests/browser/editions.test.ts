import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeServiceWorker } from '#site/integrations/service-worker.ts';
import { serve } from '../../scripts/serve.mjs';
import { site } from '../build-site.ts';
import * as cells from './cell.ts';
import { figureOn, startFigure, startFigures } from './figure.ts';
import { isOnDevice, openBrowser } from './support.ts';

// The site is published anew while pages of it are open.

const browser = await openBrowser();
const folder = mkdtempSync(join(tmpdir(), 'editions-'));
const dir = join(folder, 'site');

/**
 * Publishes an edition that says its name in each heading, and whose scripts no other edition has.
 * A reader who saves data is one to its service worker, whatever the browser's settings are.
 */
async function publish(edition: string, { savesData = false } = {}) {
  const next = join(folder, edition);
  cpSync(site.dir, next, { recursive: true });
  renameSync(join(next, '_astro'), join(next, 'scripts'));
  mkdirSync(join(next, '_astro'));
  renameSync(join(next, 'scripts'), join(next, '_astro', edition));
  for (const name of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(name)) continue;
    const text = readFileSync(join(next, name), 'utf8');
    const own = text.replaceAll('_astro/', `_astro/${edition}/`);
    writeFileSync(join(next, name), own.replace('</h1>', `, ${edition} edition</h1>`));
  }
  await writeServiceWorker(pathToFileURL(`${next}/`));
  if (savesData) {
    const worker = join(next, 'service-worker.js');
    const setting = "Object.defineProperty(navigator,'connection',{value:{saveData:true}});";
    writeFileSync(worker, setting + readFileSync(worker, 'utf8'));
  }
  rmSync(dir, { recursive: true, force: true });
  renameSync(next, dir);
}

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  await publish('first');
  server = await serve({ dir, port: 0 });
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const isOf = async (page: Page, edition: string) =>
  expect(await page.locator('h1').textContent()).toContain(`${edition} edition`);
const line = (page: Page) => page.getByText('A new edition is ready.');
const editions = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return names.filter((name) => name.includes(' edition ')).length;
  });
const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

describe('a new edition', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  // Another tab of the same reader.
  const other = await page.context().newPage();
  const cell = cells.listingIn(page);

  it('is loaded while pages of the old one are open, and says so', async () => {
    await page.goto(server.url);
    await isOnDevice(page);
    await page.goto(server.url + cells.chapter);
    await startFigure(page, 'circles-touch');
    await cells.edit(cell);
    await cells.replace(cell, '<= reach', '< reach');
    await expect.poll(() => cells.summary(cell).textContent()).toMatch(/ of .* right/);
    await other.goto(`${server.url}voronoi-regions/`);
    await isOf(page, 'first');
    expect(await line(page).isVisible()).toBe(false);

    await publish('second');
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
    await page.goto(`${server.url}voronoi-regions/`);
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
    await publish('third', { savesData: true });
    // As a reader who was never here.
    await page.goto(`${server.url}favicon.svg`);
    await page.evaluate(async () => {
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(server.url);
    await isOnDevice(page);
    await page.goto(`${server.url}vectors/`);
    await startFigures(page);
    expect(await files()).toBeGreaterThan(10);
    expect(await files()).toBeLessThan(150);
  });

  it('has that without a network, and is told of the rest that it is not there', async () => {
    await page.context().setOffline(true);
    await page.goto(`${server.url}vectors/`);
    await isOf(page, 'third');
    await startFigures(page);
    await expect(page.goto(`${server.url}glossary/`)).rejects.toThrow(/ERR_/);
    await page.context().setOffline(false);
  });

  it('gets the pages of today as long as there is a network', async () => {
    await publish('fourth', { savesData: true });
    await page.goto(`${server.url}vectors/`);
    await isOf(page, 'fourth');
    await startFigures(page);
  });
});
