import { afterAll, describe, expect, it } from 'vitest';
import { pages } from '../pages/support.ts';
import { drawn, pageUrl } from './figure.ts';
import { openBrowser } from './support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage();

describe.each(pages('dist').map(({ path }) => path))('%s', (path) => {
  it('never scrolls sideways', async () => {
    await page.goto(pageUrl(path));
    for (const width of [320, 390, 700, 1000, 1440, 2000]) {
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      const { inside, all, wide } = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        // What scrolls by itself, such as a listing, may hold more than fits.
        const scrollers = '.listing pre, .take-home pre, .table-scroll';
        const wideOnes = [...document.querySelectorAll('.page *, .bar *')].filter(
          (element) =>
            !element.closest('.visually-hidden, .katex-mathml, svg') &&
            !element.parentElement?.closest(scrollers) &&
            element.checkVisibility() &&
            element.getBoundingClientRect().right > clientWidth + 0.5,
        );
        return {
          inside: clientWidth,
          all: scrollWidth,
          wide: wideOnes.map((element) => element.outerHTML.slice(0, 100)),
        };
      });
      expect(all, `at ${width}`).toBeLessThanOrEqual(inside);
      expect(wide, `at ${width}`).toEqual([]);
    }
  });
});
