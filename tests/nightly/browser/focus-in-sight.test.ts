import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openFigure } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// WCAG 2.2, 2.4.11: sticky elements never cover the focused element completely. They are the bar,
// the drawing above an unfolded listing, and the buttons of its steps.

const browser = await openBrowser();
afterAll(() => browser.close());

/** Tabs backwards from one element to another, and returns the covered ones. */
async function hiddenOnTheWayBack(page: Page, from: string, to: string): Promise<string[]> {
  await page.locator(from).last().focus();
  const hidden: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const { isOver, fault } = await page.evaluate(async (end) => {
      await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
      const focused = document.activeElement!;
      const box = focused.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isSeen = parts.some((down) =>
        parts.some((across) => {
          const x = left + (right - left) * across;
          const there = document.elementFromPoint(x, top + (bottom - top) * down);
          return there !== null && (focused.contains(there) || there.contains(focused));
        }),
      );
      const fault = isSeen ? '' : `at ${Math.round(box.top)}: ${focused.outerHTML.slice(0, 90)}`;
      return { isOver: focused.matches(end), fault };
    }, to);
    if (fault) hidden.push(fault);
    if (isOver) return hidden;
  }
  return ['the other end was not reached'];
}

const listing = '.listing[data-fn="circlesIntersect"]:not(.exercise)';

it('on a phone, with a listing unfolded under its drawing', async () => {
  const { page, close } = await browser.newPage({ width: 390, height: 844 });
  await openFigure(page, 'circle-and-circle/', 'circles-touch');
  await page.locator(`${listing} > details > summary`).first().click();
  await page.locator(`${listing}[data-ready]`).waitFor();
  const spread = '.spread:has([data-figure="circles-touch"])';
  const first = '[data-figure="circles-touch"] .handle';
  expect(
    await hiddenOnTheWayBack(page, `${spread} :is(a, button, summary):visible`, first),
  ).toEqual([]);
  await close();
});

it('beside a figure, with the tools open and many values watched', async () => {
  const { page, close } = await browser.newPage({ width: 1280, height: 800 });
  await openFigure(page, 'circle-and-circle/', 'circles-touch');
  await page.locator(listing).scrollIntoViewIfNeeded();
  await page.locator(`${listing}[data-ready]`).waitFor();
  await page.locator(`${listing} [data-step="more"]`).click();
  const watch = page.locator(listing).getByRole('button', { name: 'Watch this value' });
  await watch.waitFor();
  for (let i = 0; i < 6; i += 1) await watch.click();
  const last = `${listing} :is(.run-table summary, .line-number):visible`;
  expect(await hiddenOnTheWayBack(page, last, '[data-step="more"]')).toEqual([]);
  await close();
});
