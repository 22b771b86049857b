import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { violationsOfShape } from '../../browser/accessibility.ts';
import { drawn } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import type * as Editors from '../../support/editor-page.ts';
import { bundleEditor, openEditorPage } from './editor-page.ts';

// The editor looks like the listing whose place it takes, on wide screens and on phones.

declare const editors: typeof Editors;

const browser = await openBrowser();
afterAll(() => browser.close());
const script = await bundleEditor();

/** A function with a loop, with values of every length, and with parameters. */
const path = 'voronoi-regions/';
const listing = '.listing:not(.exercise)[data-fn="voronoiRegionSimply"]';

/** Where each letter of code and values stands, each square and bar, and how they look. */
const seenIn = (page: Page, box: string) =>
  page.evaluate((box) => {
    const lines = [...document.querySelectorAll(`${box} :is(.line, .cm-line):not([data-doc])`)];
    const origin = lines[0]!.getBoundingClientRect();
    const placeOf = ({ x, y, width, height }: DOMRect) =>
      [x - origin.x, y - origin.y, width, height].map(Math.round).join(' ');
    const lettersOf = (text: Text) => {
      const { color, fontWeight, fontSize, fontFamily } = getComputedStyle(text.parentElement!);
      return [...text.data].flatMap((letter, i) => {
        if (letter.trim() === '') return [];
        const range = new Range();
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) return [];
        const place = placeOf(box);
        return `${letter} at ${place}: ${color} ${fontWeight} ${fontSize} ${fontFamily}`;
      });
    };
    return lines.map((line) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const letters: string[] = [];
      while (walker.nextNode()) letters.push(...lettersOf(walker.currentNode as Text));
      const pictures = [line, ...line.querySelectorAll('.cell')].map((element) => {
        const { backgroundImage, backgroundPosition, backgroundColor } = getComputedStyle(element);
        const place = placeOf(element.getBoundingClientRect());
        return `${place}: ${backgroundImage} ${backgroundPosition} ${backgroundColor}`;
      });
      return { letters, pictures };
    });
  }, box);

describe.each([
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
])('at $width pixels', (size) => {
  it('is like the listing', async () => {
    const { page, problems } = await browser.newPage(size);
    await openEditorPage(page, path, script);
    await page.evaluate((listing) => {
      const root = document.querySelector(listing)!;
      for (const fold of root.querySelectorAll('details.fold')) fold.setAttribute('open', '');
      root.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, listing);
    await drawn(page);
    const before = await seenIn(page, `${listing} div.listed pre`);
    await page.evaluate((listing) => void editors.openListing(listing), listing);
    await drawn(page);
    const after = await seenIn(page, `${listing} div.listed .editor`);
    expect(before.length).toBeGreaterThan(15);
    expect(after).toEqual(before);
    expect(problems).toEqual(noProblems);
  });
});

it('on a phone, long lines scroll inside the editor', async () => {
  const { page } = await browser.newPage({ width: 390, height: 844, touch: true });
  await openEditorPage(page, path, script);
  await page.evaluate(() => void editors.open(`const a = '${'long '.repeat(50)}';`));
  await page.locator('.scratch .cm-line').tap();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  expect(await page.evaluate(() => editors.last().text.at(-1))).toBe('!');
  const widths = await page.evaluate(() => {
    const { scrollLeft, scrollWidth, clientWidth } =
      document.querySelector('.scratch .cm-scroller')!;
    const whole = document.documentElement;
    return { scrollLeft, inside: scrollWidth - clientWidth, page: whole.scrollWidth };
  });
  expect(widths.inside).toBeGreaterThan(1000);
  expect(widths.scrollLeft).toBeGreaterThan(1000);
  expect(widths.page).toBe(390);
  expect(await violationsOfShape(page)).toEqual([]);
});
