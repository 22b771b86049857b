import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { pageUrl } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';
import { pages } from '../../pages/support.ts';

// A first screen has few controls below the bar of the site and beside its list of chapters.

const browser = await openBrowser();
afterAll(() => browser.close());

/** Only a chapter's title begins with a number. */
const chapters = pages('dist').filter(({ html }) => /<h1[^>]*>\s*<span class="number"/.test(html));

const sizes = [
  { width: 1440, height: 900, most: 16 },
  { width: 390, height: 844, touch: true, most: 10 },
];

/** The idea of this chapter is a list of functions, each with a link. */
const listOfFunctions = { path: '/which-test/', most: 18 };

const countControls = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, summary)',
    );
    return [...all].filter((one) => {
      const { width, height, left, right, top, bottom } = one.getBoundingClientRect();
      const isInside = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
      const isOnScreen = isInside && width > 1 && height > 1;
      return isOnScreen && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }).length;
  });

it.each(sizes)('at most $most at $width pixels', async ({ most, ...size }) => {
  expect(chapters.length).toBeGreaterThan(10);
  const { page, close } = await browser.newPage(size);
  const offenders: string[] = [];
  for (const { path } of chapters) {
    await page.goto(pageUrl(path));
    const count = await countControls(page);
    expect(count).toBeGreaterThan(0);
    const isList = path === listOfFunctions.path && size.width > 900;
    if (count > (isList ? listOfFunctions.most : most)) offenders.push(`${path}: ${count}`);
  }
  expect(offenders).toEqual([]);
  await close();
});
