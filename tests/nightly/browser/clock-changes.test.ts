import { afterAll, describe, expect, it } from 'vitest';
import * as cells from '../../browser/cell.ts';
import { openFigure, pageUrl } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import { type Action, actions, performAll } from './actions.ts';

// The device's clock changes while a page is open, and a browser that resists fingerprinting rounds
// the time to tenths of a second.

const browser = await openBrowser();
afterAll(() => browser.close());

const most: readonly Action[] = actions.filter((action) => action !== 'search');

describe.each([
  ['a year back', -365],
  ['a year forward', 365],
])('a clock that is set %s', async (_, days) => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });

  it('stops neither what moves nor what was typed', async () => {
    const figure = await openFigure(page, cells.chapter, 'circles-touch');
    const slider = figure.locator('.motion input');
    await figure.getByRole('button', { name: 'Play' }).click();
    await page.evaluate((days) => {
      const { now } = Date;
      Date.now = () => now() + days * 86_400_000;
    }, days);
    const before = await slider.inputValue();
    await expect.poll(() => slider.inputValue()).not.toBe(before);
    await figure.getByRole('button', { name: 'Pause' }).click();
    const cell = cells.listingIn(page);
    await cells.edit(cell);
    await cells.replace(cell, '<= reach', '< reach');
    await expect.poll(() => cells.summary(cell).textContent()).toMatch(/ of .* right/);
    await expect.poll(() => cells.mapSays(cell).textContent()).toMatch(/^(Wrong|Right everywhere)/);
    expect(problems).toEqual(noProblems);
  });
});

describe('a clock of tenths of a second', async () => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const coarse = (time: number) => Math.floor(time / 100) * 100;
    const now = performance.now.bind(performance);
    performance.now = () => coarse(now());
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (frame) => request((time) => frame(coarse(time)));
  });

  it.each(['point-and-circle/', 'playground/', 'museum/'])(
    'is fine enough for /%s',
    async (path) => {
      await page.goto(pageUrl(path));
      const outcomes = await performAll(page, most);
      expect(outcomes.length).toBeGreaterThan(1);
      expect(outcomes.filter(({ result }) => result !== 'done')).toEqual([]);
      expect(problems).toEqual(noProblems);
    },
  );

  it('is fine enough for Play, which comes to its end', async () => {
    const figure = await openFigure(page, cells.chapter, 'circles-touch');
    const slider = figure.locator('.motion input');
    await figure.getByRole('button', { name: 'Play' }).click();
    const before = Number(await slider.inputValue());
    await expect
      .poll(async () => Math.abs(Number(await slider.inputValue()) - before))
      .toBeGreaterThan(50);
    expect(problems).toEqual(noProblems);
  });
});
