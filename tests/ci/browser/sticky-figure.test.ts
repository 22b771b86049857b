import { afterAll, expect, it } from 'vitest';
import { drawn, openFigure } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

it('the buttons above a figure stay in sight beside an unfolded test', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900 });
  const figure = await openFigure(page, 'exactness/', 'far-from-origin');
  await page
    .locator('details.published')
    .first()
    .evaluate((one: HTMLDetailsElement) => {
      one.open = true;
      // Far enough to make the figure stick to the window.
      one.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
  await figure.locator('[data-handle="p.at"]').focus();
  await page.keyboard.press('Shift+Tab');
  await drawn(page);
  const share = figure.getByRole('button', { name: 'Share' });
  expect(await share.evaluate((button) => button === document.activeElement)).toBe(true);
  const { top } = await share.evaluate((button) => button.getBoundingClientRect());
  const { bottom } = await page.locator('.bar').evaluate((bar) => bar.getBoundingClientRect());
  expect(top).toBeGreaterThan(bottom);
  await close();
});
