import type { Locator } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openFigure, pageUrl } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

/** A colour's lightness, from 0 for black to 1 for white. */
const lightness = (one: Locator, property: 'color' | 'backgroundColor') =>
  one.evaluate((element, name) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(element)[name].match(/\d+/g) ?? []).map(Number);
    return (r + g + b) / 3 / 255;
  }, property);

it('figures, formulas and listings are there, and controls are not', async () => {
  const { page, close } = await browser.newPage();
  await openFigure(page, 'point-and-circle/', 'point-in-circle');
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['svg.drawing', '.verdict', '.formula', '.listing pre', 'h1']) {
    expect(await page.locator(selector).first().isVisible(), selector).toBe(true);
  }
  const figures = await page.locator('first-contact-figure').count();
  expect(figures).toBeGreaterThan(2);
  expect(await page.locator('first-contact-figure svg.drawing:visible').count()).toBe(figures);
  for (const selector of [
    '.bar',
    '.contents',
    '.presets',
    '.fields',
    '.tools',
    '.steps',
    '.run-table',
    'copy-button',
    'take-home input',
    'take-home button',
  ]) {
    expect(await page.locator(`${selector}:visible`).count(), selector).toBe(0);
  }
  await close();
});

it('ink is dark, also for a reader who chose the dark theme', async () => {
  const { page, close } = await browser.newPage();
  await page.goto(pageUrl('point-and-circle/'));
  await page.getByRole('button', { name: 'Theme' }).click();
  expect(await lightness(page.locator('body'), 'backgroundColor')).toBeLessThan(0.2);
  await page.emulateMedia({ media: 'print' });
  expect(await lightness(page.locator('.prose p').first(), 'color')).toBeLessThan(0.3);
  await close();
});

it('the page is not wider than the paper', async () => {
  // A4 with usual margins, in CSS pixels.
  const { page, close } = await browser.newPage({ width: 718, height: 1047 });
  await page.goto(pageUrl('point-and-circle/'));
  await page.emulateMedia({ media: 'print' });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(718);
  await close();
});
