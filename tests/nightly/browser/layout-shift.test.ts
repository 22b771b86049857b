import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { drawn, pageUrl, startFigure, take } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';
import { observeShifts, type Shift, shiftsOf } from './shifts.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

/** Returns the shifts since the last call if they add up to too much. */
async function tooMuch(page: Page): Promise<Shift[]> {
  const shifts = await shiftsOf(page);
  return shifts.reduce((sum, { value }) => sum + value, 0) <= 0.01 ? [] : shifts;
}

async function scrollThrough(page: Page) {
  const steps = await page.evaluate(
    () => document.documentElement.scrollHeight / (window.innerHeight / 2),
  );
  for (let i = 0; i < steps; i += 1) {
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight / 2 }));
    await drawn(page);
  }
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const figures = [
  { path: '', name: 'one-circle' },
  { path: 'start-here/', name: 'turned-ship' },
  { path: 'point-and-circle/', name: 'point-in-circle' },
  { path: 'exactness/', name: 'rim-magnified' },
  { path: 'polygon-and-circle/', name: 'polygon-and-circle' },
];

describe.each(sizes)('at $width pixels nothing shifts', async (size) => {
  const { page } = await browser.newPage({ ...size, clipboard: true });
  await observeShifts(page);

  it.each(['', 'start-here/', 'point-and-circle/'])('while /%s loads and scrolls', async (path) => {
    await page.goto(pageUrl(path));
    await scrollThrough(page);
    expect(await tooMuch(page)).toEqual([]);
  });

  it.each(figures)('while $name is used', async ({ path, name }) => {
    await page.goto(pageUrl(path));
    const figure = await startFigure(page, name);
    expect(await tooMuch(page)).toEqual([]);

    const stage = (await figure.locator('svg.drawing:visible').boundingBox())!;
    const across = [0.1, 0.5, 0.9].map((part) => ({
      x: stage.x + stage.width * part,
      y: stage.y + stage.height * (part === 0.5 ? 0.1 : 0.8),
    }));
    const ids = await figure
      .locator('svg.drawing:visible [data-handle]')
      .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('data-handle')!));
    for (const id of ids) {
      await take(figure, id);
      for (const { x, y } of across) {
        await page.mouse.move(x, y);
        await drawn(page);
      }
      await page.mouse.up();
      expect(await tooMuch(page), id).toEqual([]);
    }
    // Clicked by a script, because moving the mouse takes four times as long.
    const buttons = figure.locator('[data-preset], [data-option], [data-do="reset"]');
    for (const button of await buttons.all()) {
      await button.evaluate((one: HTMLElement) => one.click());
      expect(await tooMuch(page), String(await button.textContent())).toEqual([]);
    }
  });

  it('while a number is refused and mended', async () => {
    await page.goto(pageUrl('point-and-circle/'));
    const figure = await startFigure(page, 'point-in-circle');
    await center(figure.locator('.hints'));
    await tooMuch(page);
    const field = figure.getByRole('textbox', { name: 'x of p' });
    for (const text of ['no number at all', '999', '50']) {
      await field.fill(text);
      await field.press('Enter');
      expect(await tooMuch(page), text).toEqual([]);
    }
  });

  it('while a position is shared', async () => {
    await page.goto(pageUrl('point-and-circle/'));
    const figure = await startFigure(page, 'point-in-circle');
    await center(figure.locator('.hints'));
    // Clicked by a script, because the button may be above the screen.
    await figure.locator('[data-do="share"]').evaluate((button: HTMLElement) => button.click());
    await figure.locator('.notice:not(:empty)').waitFor();
    expect(await tooMuch(page)).toEqual([]);
  });

  it.each([true, false])('while a listing is copied (allowed: %s)', async (allowed) => {
    await page.goto(pageUrl('point-and-circle/'));
    if (!allowed) {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error());
      });
    }
    // On a phone the listing is initially folded.
    await page
      .locator('.listing .fold')
      .first()
      .evaluate((fold) => fold.setAttribute('open', ''));
    const copy = page.locator('copy-button').first();
    await center(copy);
    await copy.getByRole('button').click();
    await copy.locator('[role="status"]:not(:empty)').waitFor();
    expect(await tooMuch(page)).toEqual([]);
  });
});

async function center(element: Locator) {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await drawn(element.page());
}
