import { afterAll, afterEach, expect, it } from 'vitest';
import { block, listingSaysSo, startsWhenTouched } from '../../browser/failed-loads.ts';
import { pageUrl } from '../../browser/figure.ts';
import { dropRoutes } from '../../browser/routes.ts';
import { openBrowser } from '../../browser/support.ts';

// One script of each kind that cannot be loaded. failed-loads.test.ts and every-file.test.ts of the
// nightly test the others.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage({ width: 1440, height: 900 });
afterEach(() => dropRoutes(page));

it('without the kit a figure says that it is a still drawing, and starts when it is touched', () =>
  startsWhenTouched(page, 'kit'));

it('without live-listings a listing does not contradict its figure: both say so, until it comes', () =>
  listingSaysSo(page, 'live-listings'));

it('a playground that cannot be saved says so in its own words', async () => {
  const letThrough = await block(page, 'export-program');
  await page.goto(pageUrl('playground/'));
  const playground = page.locator('.playground[data-ready]');
  await playground.locator('[data-task=ts]').click();
  const says = playground.locator('.playground-exports .edit-says');
  const failed = 'Part of the file could not be loaded. Press again, or reload the page.';
  await expect.poll(() => says.textContent()).toBe(failed);
  await letThrough();
  await page.reload();
  await playground.locator('[data-task=ts]').click();
  await expect.poll(() => says.textContent()).toMatch(/^Saved as \w+\.ts\.$/);
});
