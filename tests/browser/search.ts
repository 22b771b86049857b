import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { noProblems, type openBrowser } from './support.ts';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const box = (page: Page) => dialog(page).getByRole('textbox');
export const isFocused = (page: Page) =>
  box(page).evaluate((one) => one === document.activeElement);

export function searches(
  where: string,
  key: 'siteUrl' | 'subSiteUrl',
  browser: Awaited<ReturnType<typeof openBrowser>>,
) {
  describe(`the search of a site ${where}`, async () => {
    const site = inject(key);
    const { page, problems } = await browser.newPage();

    it('opens by its button, and the words can be typed at once', async () => {
      await page.goto(`${site}start-here/`);
      expect(await dialog(page).isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Search' }).click();
      await box(page).waitFor();
      await expect.poll(() => isFocused(page)).toBe(true);
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
      const answers = await Promise.all(
        addresses.map(async (address) => ({
          address,
          status: (await page.request.get(address)).status(),
        })),
      );
      const offenders = answers.filter(
        ({ address, status }) => !address.startsWith(site) || status !== 200,
      );
      expect(offenders).toEqual([]);
    });

    it('finds a question by what people call it, and shows its answer', async () => {
      await box(page).fill('ball stuck in the wall');
      const first = dialog(page).locator('.pagefind-ui__result').first();
      await expect.poll(() => first.textContent()).toContain('Reflect the velocity only if it');
      expect(await first.textContent()).not.toContain('ball stuck in the wall');
    });

    it('says so where it finds nothing', async () => {
      await box(page).fill('zzz');
      await expect.poll(() => dialog(page).textContent()).toContain('No results');
      await expect
        .poll(() => dialog(page).getByRole('status').textContent())
        .toContain('No results');
    });

    it('closes by Escape and gives the focus back', async () => {
      await page.keyboard.press('Escape');
      // The first Escape may only empty the box.
      if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
      await expect.poll(() => dialog(page).isVisible()).toBe(false);
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
}
