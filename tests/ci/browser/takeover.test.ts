import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { drawn, figureOn, pageUrl, startFigure } from '../../browser/figure.ts';
import { differingPixels } from '../../browser/pixels.ts';
import { endRoutes } from '../../browser/routes.ts';
import { openBrowser } from '../../browser/support.ts';

// The static drawing and the script's drawing must be equal, or the page would flicker when it
// becomes interactive.

const browser = await openBrowser();
afterAll(() => browser.close());

/** The position and style of every mark of a figure, by key. */
const marksOf = (page: Page, name: string) =>
  figureOn(page, name)
    .locator('svg.drawing:visible')
    .evaluate((svg) => {
      const origin = svg.getBoundingClientRect();
      const marks = [...svg.querySelectorAll<SVGElement>('[data-key]')].filter((mark) =>
        mark.checkVisibility({ visibilityProperty: true }),
      );
      return Object.fromEntries(
        marks.map((mark) => {
          const { left, top, width, height } = mark.getBoundingClientRect();
          const { fill, stroke, strokeWidth } = getComputedStyle(mark);
          const place = [left - origin.left, top - origin.top, width, height];
          const text = mark.tagName === 'text' ? mark.textContent : '';
          return [mark.dataset.key ?? '', { place, look: [fill, stroke, strokeWidth, text] }];
        }),
      );
    });

const shoot = async (page: Page, name: string) => {
  const stage = figureOn(page, name).locator('.stage');
  // Aligns the figure with whole pixels, because a late font may move it by a fraction, which
  // changes the shade of every line. Sticky elements are not aligned.
  const putOnPixels = async () => {
    await stage.evaluate(async (element) => {
      await document.fonts.ready;
      element.closest<HTMLElement>('first-contact-figure')!.style.position = 'static';
      document.body.style.marginTop = '';
      const top = element.getBoundingClientRect().top + window.scrollY;
      document.body.style.marginTop = `${Math.ceil(top) - top}px`;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await drawn(page);
    const { x, y } = (await stage.boundingBox())!;
    return [x % 1, y % 1];
  };
  // A late file may still move it.
  await expect.poll(putOnPixels).toEqual([0, 0]);
  return stage.screenshot();
};

/** Opens a page with its scripts blocked. `start` lets them through. */
async function openStill(page: Page, path: string) {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(pageUrl(path), { waitUntil: 'commit' });
  await page.locator('.page-foot').waitFor();
  await page.evaluate(async () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.proof')) fold.open = true;
    await document.fonts.ready;
  });
  return start;
}

const figures = [
  { path: '', names: ['one-circle'] },
  { path: 'start-here/', names: ['turned-ship'] },
  { path: 'point-and-circle/', names: ['point-in-circle'] },
  { path: 'exactness/', names: ['marks-on-a-ruler', 'rim-magnified'] },
];
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

describe.each(widths)('at $width pixels', async (size) => {
  // An animation would change the picture.
  const { page } = await browser.newPage({ ...size, reducedMotion: true });

  it.each(figures)('the drawings of /$path stay the same as they come to life', async (one) => {
    const start = await openStill(page, one.path);
    const before = new Map<string, { marks: Awaited<ReturnType<typeof marksOf>>; shot: Buffer }>();
    for (const name of one.names) {
      const shot = await shoot(page, name);
      before.set(name, { marks: await marksOf(page, name), shot });
    }
    expect(await page.locator('[data-ready]').count()).toBe(0);

    start();
    for (const name of one.names) {
      await startFigure(page, name);
      const shot = await shoot(page, name);
      const after = await marksOf(page, name);
      const { marks, shot: shotBefore } = before.get(name)!;
      expect(Object.keys(after).sort()).toEqual(Object.keys(marks).sort());
      expect(Object.keys(after).length).toBeGreaterThan(8);
      for (const [key, { place, look }] of Object.entries(after)) {
        expect(look).toEqual(marks[key]?.look);
        const moved = place.map((value, i) => Math.abs(value - (marks[key]?.place[i] ?? NaN)));
        expect(Math.max(...moved), `${key} of ${name}`).toBeLessThan(1);
      }
      // The edge of a line between two pixels may have a slightly different shade.
      expect(await differingPixels(page, shotBefore, shot), name).toBeLessThan(0.002);
    }
    await endRoutes(page);
  });
});
