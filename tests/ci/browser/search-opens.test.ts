import { afterAll, describe, expect, it } from 'vitest';
import { pageUrl } from '../../browser/figure.ts';
import { endRoutes } from '../../browser/routes.ts';
import { box, dialog, isFocused } from '../../browser/search.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

describe('the key', async () => {
  const { page } = await browser.newPage();

  it.each(['Control+k', 'Meta+k'])('%s opens the search', async (key) => {
    await page.goto(pageUrl('point-and-circle/'));
    await page.keyboard.press(key);
    await expect.poll(() => isFocused(page)).toBe(true);
    expect(await box(page).inputValue()).toBe('');
  });

  it('is not a single letter: whoever speaks to the computer may say one unawares', async () => {
    await page.goto(pageUrl('point-and-circle/'));
    for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789/?.') {
      await page.keyboard.press(letter);
    }
    expect(await dialog(page).isVisible()).toBe(false);
  });
});

it('says what is wrong where it cannot be loaded, and tries again', async () => {
  const { page, close } = await browser.newPage();
  await page.route('**/pagefind/pagefind-ui.js', (route) => route.abort());
  await page.goto(pageUrl('point-and-circle/'));
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => dialog(page).textContent()).toContain('could not be loaded');
  await page.getByRole('button', { name: 'Close' }).click();

  await endRoutes(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await box(page).waitFor();
  await close();
});
