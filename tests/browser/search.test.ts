import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { noProblems, openBrowser } from './support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => dialog(page).getByRole('textbox');

describe.each([
  ['at the root of a host', 'siteUrl'],
  ['in a folder of a host', 'subSiteUrl'],
] as const)('the search of a site %s', async (_, key) => {
  const site = inject(key);
  const { page, problems } = await browser.newPage();

  it('opens by its button, and the words can be typed at once', async () => {
    await page.goto(`${site}start-here/`);
    expect(await dialog(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Search' }).click();
    await box(page).waitFor();
    await expect.poll(() => box(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('finds a chapter by a word of its prose, and leads there', async () => {
    await box(page).fill('fingertip');
    const result = dialog(page)
      .getByRole('link', { name: /Point and circle/ })
      .first();
    await result.click();
    await page.waitForURL((url) => url.pathname === new URL('point-and-circle/', site).pathname);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
      'Point and circle',
    );
  });

  it('finds code by its name', async () => {
    await page.keyboard.press('Control+k');
    await box(page).fill('assertCircle');
    const links = dialog(page).getByRole('link');
    await expect.poll(() => links.count()).toBeGreaterThan(0);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    for (const address of addresses) {
      expect(address.startsWith(site), address).toBe(true);
      expect((await page.request.get(address)).status()).toBe(200);
    }
  });

  it('says so where it finds nothing', async () => {
    await box(page).fill('zzz');
    await expect.poll(() => dialog(page).textContent()).toContain('No results');
    await expect.poll(() => dialog(page).getByRole('status').textContent()).toContain('No results');
  });

  it('closes by Escape and gives the focus back', async () => {
    await page.keyboard.press('Escape');
    // The first Escape may only empty the box, as in any search box.
    if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
    expect(await dialog(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeNull();
  });

  it('leads to a section of the page that is open, and closes', async () => {
    await page.goto(`${site}point-and-circle/`);
    await page.getByRole('button', { name: 'Search' }).click();
    await box(page).fill('squared distance no square root needed');
    await dialog(page)
      .locator('a[href$="#squared-distance-no-square-root-needed"]')
      .first()
      .click();
    await expect.poll(() => dialog(page).isVisible()).toBe(false);
    await expect.poll(() => page.url()).toContain('#squared-distance-no-square-root-needed');
  });

  it('asks no other host and breaks no rule of the page', () => {
    expect(problems).toEqual(noProblems);
  });
});

describe('the key', async () => {
  const { page } = await browser.newPage();

  it.each(['Control+k', 'Meta+k'])('%s opens the search', async (key) => {
    await page.goto(`${inject('siteUrl')}point-and-circle/`);
    await page.keyboard.press(key);
    await expect.poll(() => box(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await box(page).inputValue()).toBe('');
  });

  it('is not a single letter: whoever speaks to the computer may say one unawares', async () => {
    await page.goto(`${inject('siteUrl')}point-and-circle/`);
    for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789/?.') {
      await page.keyboard.press(letter);
    }
    expect(await dialog(page).isVisible()).toBe(false);
  });
});

it('says what is wrong where it cannot be loaded, and tries again', async () => {
  const { page, close } = await browser.newPage();
  await page.route('**/pagefind/pagefind-ui.js', (route) => route.abort());
  await page.goto(`${inject('siteUrl')}point-and-circle/`);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => dialog(page).textContent()).toContain('could not be loaded');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.unroute('**/pagefind/pagefind-ui.js');
  await page.getByRole('button', { name: 'Search' }).click();
  await box(page).waitFor({ timeout: 5000 });
  await close();
});
