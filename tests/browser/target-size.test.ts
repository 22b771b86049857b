import { afterAll, expect, it } from 'vitest';
import { pages } from '../pages/support.ts';
import { pageUrl } from './figure.ts';
import { openBrowser } from './support.ts';

// WCAG 2.2, 2.5.8: 24 pixels for a fingertip. Links in sentences are exempt.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage({ width: 390, height: 844, touch: true });

const paths = pages('dist').map(({ path }) => path);

it.each(paths)('is at least 24 pixels for whatever can be tapped on %s', async (path) => {
  await page.goto(pageUrl(path));
  await page.getByRole('button', { name: 'Chapters' }).click();
  const sizes = await page
    .locator('button, input, summary, nav a, .site-title, .handle .reach')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return { target: target.outerHTML.slice(0, 120), width, height };
        }),
    );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.filter(({ width, height }) => Math.min(width, height) < 23.99)).toEqual([]);
});
