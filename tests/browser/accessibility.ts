import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { pages } from '../pages/support.ts';
import { drag, drawn, figureOn, pageUrl, placeOf, startFigure } from './figure.ts';
import { openBrowser } from './support.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  await drawn(page);
  // Not as a <script>, which the page's content security policy would refuse.
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  return page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
    const results = await checker.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, tags);
}

/** Leaves every figure of the page dragged, with a refused number. */
async function useFigures(page: Page) {
  for (const element of await page.locator('first-contact-figure').all()) {
    const name = (await element.getAttribute('data-figure'))!;
    const figure = await startFigure(page, name);
    const id = (await figure.locator('[data-handle]').first().getAttribute('data-handle'))!;
    const { x, y } = await placeOf(figure, id);
    await drag(figure, id, { x: x - 30, y: y + 20 });
    const field = figure.locator('input').first();
    await field.fill('no number');
    await field.press('Enter');
    await figureOn(page, name).locator('.notice:not(:empty)').waitFor();
  }
  const listing = page.getByText('Show it').first();
  if (await listing.isVisible()) await listing.click();
}

/** The rules, kept by every page of one theme; a file for each theme, so that two run at a time. */
export function keepsTheRules(theme: 'light' | 'dark') {
  describe.each([1440, 390])(`${theme}, at %d pixels`, async (width) => {
    const browser = await openBrowser();
    afterAll(() => browser.close());
    const { page } = await browser.newPage({ theme, width, height: 900, touch: width < 600 });

    it.each(pages('dist').map(({ path }) => path))(
      '%s breaks no rule, before and after use',
      async (path) => {
        await page.goto(pageUrl(path));
        expect(await violations(page)).toEqual([]);
        if (path === '/404.html') return;
        await useFigures(page);
        expect(await violations(page)).toEqual([]);
      },
    );

    it('the open search breaks no rule', async () => {
      await page.goto(pageUrl('start-here/'));
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('circle');
      await page.getByRole('dialog').getByRole('link').first().waitFor();
      expect(await violations(page)).toEqual([]);
    });

    if (width > 1200) return;
    it('the open list of chapters breaks no rule', async () => {
      await page.goto(pageUrl('start-here/'));
      await page.getByRole('button', { name: 'Chapters' }).click();
      await page.getByRole('navigation', { name: 'Chapters', exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });
}
