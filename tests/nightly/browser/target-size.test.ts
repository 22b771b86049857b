import { afterAll, expect, it } from 'vitest';
import { pageUrl } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';
import { pagesToOpen } from '../../pages/support.ts';
import { offenders } from '../../support/offenders.ts';

// WCAG 2.2, 2.5.8: 24 pixels for a fingertip. Links in sentences are exempt, and so are the squares
// of a loop in a listing, because the slider reaches the same steps, as the last test proves.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage({ width: 390, height: 844, touch: true });

const paths = pagesToOpen('dist').map(({ path }) => path);

/** Every target on a page is at least 24 pixels high and wide. */
async function isLargeEnough(path: string) {
  await page.goto(pageUrl(path));
  // Until it starts, its drawing is a picture without handles.
  if (path.endsWith('/playground/')) await page.locator('.playground[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Chapters' }).click();
  const sizes = await page
    .locator('button, input, summary, nav a, .site-title, .legend-symbol[tabindex], .handle .reach')
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
}

it('whatever can be tapped is at least 24 pixels high and wide', async () => {
  expect(await offenders(paths, (path) => path, isLargeEnough)).toEqual([]);
});

it('where the squares of a loop are smaller, a slider of 24 pixels does what they do', async () => {
  await page.goto(pageUrl('polygon-and-circle/'));
  const listings = page.locator('.listing:not(.exercise):has(.cell)');
  expect(await listings.count()).toBeGreaterThan(0);
  for (const listing of await listings.all()) {
    await listing.evaluate((one) => {
      for (const fold of [one.closest('details'), one.querySelector('details.fold')]) {
        fold?.toggleAttribute('open', true);
      }
    });
    await listing.scrollIntoViewIfNeeded();
    await listing.and(page.locator('[data-ready]')).waitFor();
    await listing.locator('[data-step="more"]').click();
    const slider = listing.locator('.steps input[type="range"]');
    await slider.waitFor();
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(23.99);
    // Every event of the run belongs to a step.
    expect(Number(await slider.getAttribute('max'))).toBeGreaterThan(0);
  }
});
