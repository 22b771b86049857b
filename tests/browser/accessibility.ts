import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { pagesToOpen } from '../pages/support.ts';
import { drawn, pageUrl, startFigures } from './figure.ts';
import { openBrowser } from './support.ts';

/** The smaller of the two files of axe: every page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ofWcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const tags = [...ofWcag, 'best-practice'];
const ofColour = ['color-contrast', 'link-in-text-block'];

/** All rules; those about colours, and all others; those about sizes; those of WCAG itself. */
const rules: Record<'all' | 'colour' | 'shape' | 'size' | 'wcag', RunOptions> = {
  all: { runOnly: { type: 'tag', values: tags } },
  colour: { runOnly: { type: 'rule', values: ofColour } },
  shape: {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(ofColour.map((rule) => [rule, { enabled: false }])),
  },
  size: { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } },
  wcag: { runOnly: { type: 'tag', values: ofWcag } },
};

const wholePage = ['html'];
/** What a reader changes by using the page. */
const used = ['first-contact-figure', '[data-figure-numbers]', 'details[open]'];

async function violations(page: Page, where: string[], options: RunOptions): Promise<string[]> {
  await drawn(page);
  return violationsNow(page, where, options);
}

async function violationsNow(page: Page, where: string[], options: RunOptions): Promise<string[]> {
  // Not as a <script>, which the page's content security policy would refuse.
  await page.evaluate(`window.axe ?? (() => { ${source} })()`);
  return page.evaluate(
    async ([selectors, chosen]) => {
      const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
      const parts = selectors.filter((selector) => document.querySelector(selector));
      if (parts.length === 0) return [];
      const results = await checker.run(parts, { ...chosen, resultTypes: ['violations'] });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    [where, options] as const,
  );
}

/** For a narrow page: its colours are those of the wide one. */
export const violationsOfShape = (page: Page) => violations(page, wholePage, rules.shape);

export const violationsInLight = (page: Page, where: string[]) =>
  violations(page, where, rules.all);

/** For a page that is one drawing: there is nothing to have a heading, and its frames are the test's. */
export const violationsOfProgram = (page: Page) => violationsNow(page, wholePage, rules.wcag);

export async function violationsInDark(page: Page, where: string[]) {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violations(page, where, rules.colour);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Leaves all folds of the page open, and every figure moved, with a refused number. */
async function useFigures(page: Page) {
  await startFigures(page);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await page.evaluate(() => {
    for (const figure of document.querySelectorAll('first-contact-figure')) {
      const handles = [...figure.querySelectorAll<SVGElement>('[data-handle]')];
      const handle = handles.find((one) => one.checkVisibility())!;
      handle.focus();
      handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
      const field = figure.querySelector<HTMLInputElement>('input[data-field]')!;
      field.value = 'no number';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await drawn(page);
  expect(await page.locator('first-contact-figure .notice:empty').count()).toBe(0);
  // From its end a page looks as if what sticks to its top lay over what is long scrolled by.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** The rules, kept by every page at one width; a file for each, so that two run at a time. */
export function keepsTheRules(width: number) {
  describe(`at ${width} pixels`, async () => {
    const browser = await openBrowser();
    afterAll(() => browser.close());
    const { page } = await browser.newPage({ width, height: 900, touch: width < 600 });

    const isWide = width > 1200;

    // The museum's own file goes through its sixty cards.
    const paths = pagesToOpen('dist').flatMap(({ path }) => (path.includes('museum') ? [] : path));
    it.each(paths)('%s breaks no rule', async (path) => {
      await page.goto(pageUrl(path));
      // Every check of a large page takes a second. The themes differ in nothing but colours, and
      // the widths in nothing but sizes.
      if (isWide) {
        await useFigures(page);
        expect(await violationsInLight(page, wholePage)).toEqual([]);
        expect(await violationsInDark(page, wholePage)).toEqual([]);
      } else {
        expect(await violationsOfShape(page)).toEqual([]);
        await useFigures(page);
        expect(await violations(page, used, rules.size)).toEqual([]);
      }
    });

    it('the open search breaks no rule', async () => {
      await page.goto(pageUrl('start-here/'));
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('circle');
      await page.getByRole('dialog').getByRole('link').first().waitFor();
      expect(await violationsInLight(page, wholePage)).toEqual([]);
      expect(await violationsInDark(page, wholePage)).toEqual([]);
    });

    if (isWide) return;
    it('the open list of chapters breaks no rule', async () => {
      await page.goto(pageUrl('start-here/'));
      await page.getByRole('button', { name: 'Chapters' }).click();
      await page.getByRole('navigation', { name: 'Chapters', exact: true }).waitFor();
      expect(await violationsInLight(page, wholePage)).toEqual([]);
      expect(await violationsInDark(page, wholePage)).toEqual([]);
    });
  });
}
