import type { Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { drawn, pageUrl, startFigures } from '../../browser/figure.ts';
import { noProblems, openBrowser, type Problems } from '../../browser/support.ts';
import { pagesToOpen } from '../../pages/support.ts';
import { offenders } from '../../support/offenders.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const pathsOf = (site: 'dist' | 'dist-sub') => pagesToOpen(site).map(({ path }) => path);

/** Elements beyond the right edge of the window that do not scroll by themselves. */
async function whatIsTooWide(page: Page) {
  await drawn(page);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrollers =
      '.listing pre, .cm-scroller, .take-home pre, .program-code pre, .table-scroll, .shape-list code, .jobs, .presets';
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

/** The problems since the last call. */
const newProblems = (problems: Problems): Problems => ({
  consoleErrors: problems.consoleErrors.splice(0),
  cspViolations: problems.cspViolations.splice(0),
  failedRequests: problems.failedRequests.splice(0),
  foreignRequests: problems.foreignRequests.splice(0),
});

it('no page has an error, breaks its own rules, asks another host, sets a cookie or scrolls sideways', async () => {
  const { page, problems, close } = await browser.newPage();
  const isClean = async (path: string) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pageUrl(path));
    await startFigures(page);
    expect(newProblems(problems)).toEqual(noProblems);
    expect(await page.context().cookies()).toEqual([]);
    for (const width of [320, 700, 1000, 2000]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await whatIsTooWide(page), `at ${width}`).toEqual([]);
    }
  };
  expect(await offenders(pathsOf('dist'), (path) => path, isClean)).toEqual([]);
  await close();
});

it('below a path of a host none has an error, or asks another host', async () => {
  const { page, problems, close } = await browser.newPage();
  const isClean = async (path: string) => {
    await page.goto(new URL(path, inject('subSiteUrl')).href);
    await startFigures(page);
    expect(newProblems(problems)).toEqual(noProblems);
  };
  expect(await offenders(pathsOf('dist-sub'), (path) => path, isClean)).toEqual([]);
  await close();
});
