import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFigure, take } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

interface Block {
  top: number;
  bottom: number;
  /** Whether its content can be painted. */
  isAwake: boolean;
  style: string;
}

const blocksOf = (page: Page): Promise<Block[]> =>
  page.locator('.spread').evaluateAll((blocks) =>
    blocks.map((block) => ({
      top: block.getBoundingClientRect().top + window.scrollY,
      bottom: block.getBoundingClientRect().bottom + window.scrollY,
      isAwake: block.querySelector('.left')?.checkVisibility() ?? false,
      style: block.getAttribute('style') ?? '',
    })),
  );

const placesOf = (blocks: readonly Block[]) => blocks.map(({ top, bottom }) => ({ top, bottom }));

describe('while a hand drags, what is out of sight', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  let before: Block[] = [];
  let held: Block[] = [];

  beforeAll(async () => {
    const figure = await openFigure(page, 'circle-and-circle/', 'circles-touch');
    await page.waitForLoadState('networkidle');
    before = await blocksOf(page);
    await take(figure, 'first.center', { x: 300, y: 300 }, { x: 320, y: 310 });
    // The code that pauses them is loaded with the first drag.
    const resting = page.locator('.spread[style*="content-visibility"]');
    await resting.first().waitFor({ state: 'attached' });
    held = await blocksOf(page);
  });
  afterAll(() => page.mouse.up());

  it('rests, and nothing else does', async () => {
    const [top, height] = await page.evaluate(() => [window.scrollY, window.innerHeight]);
    const inSight = held.map((block) => block.bottom >= top && block.top <= top + height);
    expect(before.every(({ isAwake }) => isAwake)).toBe(true);
    expect(held.map(({ isAwake }) => isAwake)).toEqual(inSight);
    expect(inSight).toContain(false);
    expect(inSight).toContain(true);
  });

  it('stays where it is', () => {
    expect(placesOf(held)).toEqual(placesOf(before));
  });

  it('comes back when the page is scrolled', async () => {
    await page.evaluate(() => window.scrollBy(0, 1));
    await expect.poll(() => blocksOf(page)).toEqual(before);
  });

  it('comes back when the hand lets go', async () => {
    await page.mouse.up();
    const figure = await openFigure(page, 'circle-and-circle/', 'circles-touch');
    await take(figure, 'first.center', { x: 300, y: 300 });
    await expect
      .poll(async () => (await blocksOf(page)).filter(({ isAwake }) => !isAwake).length)
      .toBeGreaterThan(3);
    await page.mouse.up();
    // A reader who continues by the keyboard at once reaches them all.
    await page.keyboard.press('Shift');
    expect(await blocksOf(page)).toEqual(before);
    await take(figure, 'first.center', { x: 320, y: 310 });
    await page.mouse.up();
    await expect.poll(() => blocksOf(page)).toEqual(before);
  });
});
