import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { drawn, pageUrl, startFigures } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import { pagesToOpen } from '../../pages/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const pathsOf = (site: 'dist' | 'dist-sub') => pagesToOpen(site).map(({ path }) => path);

/** What goes beyond the right edge of the window, though it does not scroll by itself. */
async function whatIsTooWide(page: Page) {
  await drawn(page);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrollers =
      '.listing pre, .cm-scroller, .take-home pre, .program-code pre, .table-scroll, .shape-list code';
    const wide = [...document.querySelectorAll('.page *, .bar *')].filter(
      (element) =>
        !element.closest('.visually-hidden, .katex-mathml, svg') &&
        !element.parentElement?.closest(scrollers) &&
        element.checkVisibility() &&
        element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const shown = wide.map((element) => element.outerHTML.slice(0, 100));
    return scrollWidth > clientWidth ? ['the page itself', ...shown] : shown;
  });
}

describe('at the root of a host', async () => {
  const { page, problems } = await browser.newPage();

  describe.each(pathsOf('dist'))('%s', (path) => {
    beforeAll(async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(pageUrl(path));
      await startFigures(page);
    });

    it('has no errors, breaks none of its own rules, and asks no other host', () => {
      expect(problems).toEqual(noProblems);
    });

    it('sets no cookie', async () => {
      expect(await page.context().cookies()).toEqual([]);
    });

    it('never scrolls sideways', async () => {
      for (const width of [320, 700, 1000, 2000]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await whatIsTooWide(page), `at ${width}`).toEqual([]);
      }
    });
  });
});

describe('below a path of a host', async () => {
  const { page, problems } = await browser.newPage();

  it.each(pathsOf('dist-sub'))('%s has no errors, and asks no other host', async (path) => {
    await page.goto(new URL(path, inject('subSiteUrl')).href);
    await startFigures(page);
    expect(problems).toEqual(noProblems);
  });
});
