import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { drag, openFigure, placeInWindow, show, take } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// Fields and formulas follow a drag.

const browser = await openBrowser();
afterAll(() => browser.close());

it.each([
  ['start-here/', 'turned-ship'],
  ['point-and-circle/', 'point-in-circle'],
])('on %s no number waits for a hand to rest', async (path, name) => {
  const { page, close } = await browser.newPage();
  const figure = await openFigure(page, path, name);
  await figure.locator('.stage').scrollIntoViewIfNeeded();
  await take(figure, 'p.at');
  // Runs in the page, so that every frame has a move.
  const shown = await figure.evaluate(async (root) => {
    const svg = root.querySelector('svg.drawing')!;
    const { left, top } = svg.getBoundingClientRect();
    const rows: string[][] = [];
    for (let i = 0; i < 40; i += 1) {
      const place = { clientX: left + 60 + 5 * i, clientY: top + 60 + 4 * i };
      svg.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, buttons: 1, ...place }));
      await new Promise(requestAnimationFrame);
      const fields = root.querySelectorAll<HTMLInputElement>('input[data-field^="p."]');
      rows.push([...fields].map(({ value }) => value));
    }
    return rows;
  });
  await page.mouse.up();
  await close();
  for (const field of [0, 1]) {
    expect(new Set(shown.map((row) => row[field])).size).toBeGreaterThanOrEqual(8);
  }
});

describe('the formulas of a figure', () => {
  const numbers = (page: Page) =>
    page
      .locator('[data-figure-numbers="point-in-circle"] [data-live]')
      .evaluateAll((slots) =>
        Object.fromEntries(
          slots.map((slot) => [(slot as HTMLElement).dataset.live, slot.textContent]),
        ),
      );
  const numbersThen = {
    'p.x': '50',
    'p.y': '40',
    'c.x': '40',
    'c.y': '31',
    r: '26',
    'distanceToCenter.right': '13.45',
    'insideCircle.left': '181',
    'insideCircle.right': '676',
    'insideCircle.holds': '≤',
  };

  it('change while they are on the screen', async () => {
    const { page, close } = await browser.newPage({ height: 4000 });
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    await show(figure, 'point-in-circle=1;62,49;40,31,26');
    await expect.poll(() => numbers(page)).toMatchObject({ 'insideCircle.holds': '>' });
    const test = page.locator('[data-figure-numbers="point-in-circle"][data-holds]');
    const fails = page.locator('.formula', { has: test });
    expect(await fails.locator('.fails').isVisible()).toBe(true);
    const to = await placeInWindow(figure, pointInCircle.world, { x: 50, y: 40 });
    await drag(figure, 'p.at', to);
    await expect.poll(() => numbers(page)).toEqual(numbersThen);
    expect(await fails.locator('.fails').isVisible()).toBe(false);
    await close();
  });

  it('are dimmed where the figure does not use them', async () => {
    const { page, close } = await browser.newPage({ height: 6000 });
    const figure = await openFigure(page, 'nine-zones/', 'nine-zones');
    const unused = () =>
      page
        .locator('.formula', { has: page.locator('.unused:visible') })
        .locator('[data-formula]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.formula));
    // Only formulas on the screen are updated.
    const choose = async (preset: string) => {
      await figure.locator(`[data-preset="${preset}"]`).click();
      await page.locator('[data-formula="wallUp"]').first().scrollIntoViewIfNeeded();
    };
    await expect.poll(unused).toEqual(['wallAcross', 'wallUp']);
    await choose('side');
    await expect.poll(unused).toEqual(['wallUp', 'cornerReached']);
    await choose('inside');
    await expect.poll(unused).toEqual(['wallAcross', 'wallUp', 'cornerReached']);
    await close();
  });

  it('are right when they come onto the screen later', async () => {
    const { page, close } = await browser.newPage({ height: 700 });
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    await show(figure, 'point-in-circle=1;62,49;40,31,26');
    const to = await placeInWindow(figure, pointInCircle.world, { x: 50, y: 40 });
    await drag(figure, 'p.at', to);
    const formulas = page.locator('[data-figure-numbers="point-in-circle"]');
    for (const [i, name] of (['distanceToCenter.right', 'insideCircle.left'] as const).entries()) {
      await formulas.nth(i).scrollIntoViewIfNeeded();
      await expect.poll(() => numbers(page)).toMatchObject({ [name]: numbersThen[name] });
    }
    expect(await numbers(page)).toEqual(numbersThen);
    await close();
  });
});
