import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesToOpen } from '../pages/support.ts';
import { offenders } from '../support/offenders.ts';
import { drawn, pageUrl, startFigures } from './figure.ts';
import { leastContrasts } from './least-contrast.ts';
import { openBrowser } from './support.ts';
import { type Undecided, undecided } from './undecided.ts';

/** The smaller of axe's two files, because every page parses it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ofWcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const tags = [...ofWcag, 'best-practice'];
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Rule sets: all, colours only, everything except colours, and WCAG alone. */
const rules: Record<'all' | 'colour' | 'shape' | 'wcag', RunOptions> = {
  all: { runOnly: { type: 'tag', values: tags } },
  colour: { runOnly: { type: 'rule', values: ofColour } },
  shape: {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(ofColour.map((rule) => [rule, { enabled: false }])),
  },
  wcag: { runOnly: { type: 'tag', values: ofWcag } },
};

const wholePage = ['html'];
/** The entries of the list that were needed since it was last cleared. */
const needed = new Set<Undecided>();

async function violations(page: Page, where: string[], options: RunOptions): Promise<string[]> {
  await drawn(page);
  return violationsNow(page, where, options);
}

/** Returns the violations, and what axe cannot decide unless the list decides it. */
async function violationsNow(page: Page, where: string[], options: RunOptions): Promise<string[]> {
  // The page's content security policy would refuse a <script>.
  await page.evaluate(`window.axe ?? (() => { ${source} })()`);
  await page.evaluate(`window.leastContrasts = ${leastContrasts}`);
  const { faults, known, isStale } = await page.evaluate(
    async ([selectors, chosen, decided, looksForCovers]) => {
      const { axe: checker, leastContrasts: measure } = window as unknown as {
        axe: typeof import('axe-core');
        leastContrasts: typeof leastContrasts;
      };
      const missing = selectors.filter((selector) => !document.querySelector(selector));
      if (missing.length > 0) throw new Error(`The page has nothing for ${missing.join(', ')}`);
      const { violations, incomplete } = await checker.run(selectors, {
        ...chosen,
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
      });
      const all = (results: typeof violations) =>
        results.flatMap(({ id, nodes }) => nodes.map((node) => ({ rule: id, ...node })));
      const broken = all(violations).map(
        ({ rule, html, failureSummary }) => `${rule}: ${html.slice(0, 160)} ${failureSummary}`,
      );
      const known = new Set<number>();
      const open = all(incomplete).filter(({ rule, element }) => {
        const i = decided.findIndex((one) => one.rule === rule && element?.matches(one.where));
        if (i >= 0) known.add(i);
        return i < 0;
      });
      const texts = open.filter(({ rule }) => rule === 'color-contrast');
      const least = measure(
        texts.map(({ element }) => element!),
        looksForCovers,
      );
      const notDecided = open.flatMap((one) => {
        const [check] = [...one.any, ...one.all, ...one.none];
        const words = `${one.rule}: ${one.html.slice(0, 160)} ${check?.message}`;
        if (one.rule !== 'color-contrast') return [words];
        const found = least[texts.indexOf(one)]!;
        const wanted = Number.parseFloat(check?.data?.expectedContrastRatio ?? '4.5');
        return found < wanted ? [`${words}: it has at least ${found.toFixed(2)}`] : [];
      });
      // A table of steps that was drawn again meanwhile leaves texts that are no longer shown.
      const isStale = texts.some(({ element }) => !element!.isConnected);
      return { faults: [...broken, ...notDecided], known: [...known], isStale };
    },
    // The layout is the same in both themes.
    [where, options, undecided, options !== rules.colour] as const,
  );
  if (isStale) return violationsNow(page, where, options);
  for (const i of known) needed.add(undecided[i]!);
  return faults;
}

/** For a page whose colours were tested elsewhere. */
export const violationsOfShape = (page: Page) => violations(page, wholePage, rules.shape);

export const violationsInLight = (page: Page, where: string[]) =>
  violations(page, where, rules.all);

/** For a page that is a single drawing without headings, in frames of the test. */
export const violationsOfProgram = (page: Page) => violationsNow(page, wholePage, rules.wcag);

export async function violationsInDark(page: Page, where: string[]) {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violations(page, where, rules.colour);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Unfolds everything, debugs every listing, moves every figure, and enters an invalid number. */
export async function useFigures(page: Page) {
  await startFigures(page);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const debug = '[data-step="more"][aria-expanded="false"]';
    for (const button of document.querySelectorAll<HTMLElement>(debug)) {
      if (button.checkVisibility()) button.click();
    }
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
  // At the end of a page, sticky elements would appear to cover text that has scrolled away.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Tests every page at one width. Each width is a file of its own, so that two run at once. */
export function keepsTheRules(width: number) {
  describe(`at ${width} pixels`, async () => {
    const browser = await openBrowser();
    afterAll(() => browser.close());
    beforeAll(() => needed.clear());
    const { page } = await browser.newPage({ width, height: 900, touch: width < 600 });

    const isWide = width > 1200;

    // The museum has a file of its own for its sixty cards.
    const paths = pagesToOpen('dist').flatMap(({ path }) => (path.includes('museum') ? [] : path));
    async function keepsThem(path: string) {
      await page.goto(pageUrl(path));
      // Test what a phone folds both folded and unfolded.
      if (!isWide) expect(await violationsOfShape(page)).toEqual([]);
      await useFigures(page);
      // A check of a large page takes seconds. Only the colours differ between themes, and they do
      // not depend on the width.
      if (isWide) {
        expect(await violationsInLight(page, wholePage)).toEqual([]);
        expect(await violationsInDark(page, wholePage)).toEqual([]);
      } else expect(await violationsOfShape(page)).toEqual([]);
    }

    it('no page breaks one', async () => {
      expect(await offenders(paths, (path) => path, keepsThem)).toEqual([]);
    });

    it('the open search breaks no rule', async () => {
      await page.goto(pageUrl('start-here/'));
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('circle');
      await page.getByRole('dialog').getByRole('link').first().waitFor();
      expect(await violationsInLight(page, wholePage)).toEqual([]);
      expect(await violationsInDark(page, wholePage)).toEqual([]);
    });

    if (!isWide) {
      it('the open list of chapters breaks no rule', async () => {
        await page.goto(pageUrl('start-here/'));
        await page.getByRole('button', { name: 'Chapters' }).click();
        await page.getByRole('navigation', { name: 'Chapters', exact: true }).waitFor();
        expect(await violationsInLight(page, wholePage)).toEqual([]);
        expect(await violationsInDark(page, wholePage)).toEqual([]);
      });
    }

    it('nothing is kept as undecided that axe decides', () => {
      const onPages = undecided.filter(
        ({ rule, isInEditor }) => !isInEditor && (isWide || !ofColour.includes(rule)),
      );
      expect(onPages.filter((one) => !needed.has(one))).toEqual([]);
    });
  });
}
