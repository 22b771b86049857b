import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { drawn, look, openFigure } from './figure.ts';
import { editPage, figureScript, replaceExport } from './scratch.ts';
import { openBrowser } from './support.ts';

// No figure of the site moves by itself yet: one of them is made to, on its way to the browser.

const browser = await openBrowser();
afterAll(() => browser.close());

const controls = `<div class="commands motion">
  <button type="button" data-motion="play">Play</button>
  <button type="button" data-motion="step">Step</button>
  <button type="button" data-speed="1" aria-pressed="true">1 ×</button>
  <button type="button" data-speed="2" aria-pressed="false">2 ×</button>
</div>`;

/** The radius grows by a hundredth in a second, so that no test comes to its end. */
const moving = `({ ...original, advance: ({ first, second }, dt) =>
  ({ second, first: { ...first, radius: first.radius + dt / 100 } }) })`;

async function openMoving(page: Page) {
  await editPage(page, 'circle-and-circle/', (html) =>
    html.replace(/(data-figure="circles-touch"[\s\S]*?)(<div class="presets)/, `$1${controls}$2`),
  );
  await replaceExport(page, figureScript('circles-touch'), 'figure', moving);
  const figure = await openFigure(page, 'circle-and-circle/', 'circles-touch');
  const play = figure.locator('[data-motion="play"]');
  return { figure, play };
}

/** The state that an address would hold, to its last digit: fields show two of them. */
async function radiusOf(page: Page): Promise<number> {
  await page.locator('[data-figure="circles-touch"] [data-do="share"]').evaluate((button) => {
    (button as HTMLButtonElement).click();
  });
  return Number(/=\d+;[^;]*,([^;,]*);/.exec(decodeURIComponent(new URL(page.url()).hash))?.[1]);
}

async function moves(page: Page): Promise<boolean> {
  const before = await radiusOf(page);
  for (let i = 0; i < 10; i += 1) await drawn(page);
  return (await radiusOf(page)) > before;
}

describe('a figure that moves', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  const { figure, play } = await openMoving(page);

  it('moves as it comes onto the screen, and stands in no preset', async () => {
    await expect.poll(() => play.textContent()).toBe('Pause');
    expect(await moves(page)).toBe(true);
    expect((await look(figure)).pressed).toEqual(['1 ×']);
  });

  it('is paused, stepped and played', async () => {
    await play.click();
    expect(await play.textContent()).toBe('Play');
    expect(await moves(page)).toBe(false);
    const before = await radiusOf(page);
    await figure.locator('[data-motion="step"]').click();
    expect((await radiusOf(page)) - before).toBeCloseTo(1 / 6000, 9);
    await figure.locator('[data-speed="2"]').click();
    await figure.locator('[data-motion="step"]').click();
    expect((await radiusOf(page)) - before).toBeCloseTo(3 / 6000, 9);
    expect((await look(figure)).pressed).toEqual(['2 ×']);
    await play.click();
    expect(await moves(page)).toBe(true);
    await figure.locator('[data-motion="step"]').click();
    expect(await play.textContent()).toBe('Play');
    await play.click();
  });

  it('stands still off the screen, in a hidden tab and in print, and goes on afterwards', async () => {
    const scroll = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const hide = (is: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, is);
    const dispatch = (type: string) =>
      page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
    const top = await page.evaluate(() => window.scrollY);
    for (const [stop, goOn] of [
      [() => scroll(1e6), () => scroll(top)],
      [() => hide(true), () => hide(false)],
      [() => dispatch('beforeprint'), () => dispatch('afterprint')],
    ] as const) {
      await stop();
      await drawn(page);
      await drawn(page);
      expect(await moves(page)).toBe(false);
      expect(await play.textContent()).toBe('Pause');
      await goOn();
      await expect.poll(() => moves(page)).toBe(true);
    }
  });

  it('stops for good when it leaves the page', async () => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await figure.evaluate((element) => element.remove());
    await drawn(page);
    expect(errors).toEqual([]);
  });
});

it('for a reader who wants no motion it waits for Play', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900, reducedMotion: true });
  const { play } = await openMoving(page);
  await drawn(page);
  expect(await play.textContent()).toBe('Play');
  expect(await moves(page)).toBe(false);
  await play.click();
  expect(await moves(page)).toBe(true);
  await close();
});
