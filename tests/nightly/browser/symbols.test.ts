import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawn, handleIn, look, pageUrl, placeOf, startFigure } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// Pointing at a symbol highlights it everywhere on the page.

const browser = await openBrowser();
afterAll(() => browser.close());

const places = {
  figure: 'first-contact-figure text',
  handle: 'first-contact-figure .handle',
  legend: '.legend .legend-symbol',
  listing: '.listing b',
  formula: '.katex-html .enclosing',
  prose: '.prose p > i.symbol',
};

/** The highlighted symbols and their places. */
async function lit(page: Page) {
  await drawn(page);
  return page.evaluate((selectors) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-symbol]')];
    const bright = all.filter((element) => element.matches('.lit'));
    const names = [...new Set(bright.map((element) => element.dataset.symbol))];
    return {
      names,
      places: Object.keys(selectors).filter((place) =>
        bright.some((element) => element.matches(selectors[place as keyof typeof selectors])),
      ),
      missed: all.filter(
        (element) => names.includes(element.dataset.symbol) && !element.matches('.lit'),
      ).length,
    };
  }, places);
}

const everywhere = { places: Object.keys(places), missed: 0 };
const nowhere = { names: [], places: [], missed: 0 };

describe('a symbol', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  let figure: Locator;
  beforeAll(async () => {
    await page.goto(pageUrl('point-and-circle/'));
    figure = await startFigure(page, 'point-in-circle');
  });
  beforeEach(async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(2, 2);
    await startFigure(page, 'point-in-circle');
  });

  const elsewhere = () => page.mouse.move(2, 2);

  it.each([
    ['figure', 'text[data-symbol="r"]', 'r'],
    ['listing', '.listing b[data-symbol="r"]', 'r'],
    ['formula', '.katex-html .enclosing[data-symbol="r"]', 'r'],
    ['prose', '.prose p > i.symbol[data-symbol="c"]', 'c'],
    ['legend', '.legend .legend-symbol[data-symbol="p"]', 'p'],
  ])('in the %s lights all its others while the mouse is on it', async (_, selector, name) => {
    const one = page.locator(selector).locator('visible=true').first();
    await one.scrollIntoViewIfNeeded();
    await elsewhere();
    expect(await lit(page)).toEqual(nowhere);
    await one.hover();
    expect(await lit(page)).toEqual({ names: [name], ...everywhere });
    await elsewhere();
    expect(await lit(page)).toEqual(nowhere);
  });

  it('is lit to be seen, not only in name', async () => {
    const looks = () =>
      page.evaluate(() =>
        [
          'text[data-symbol="r"]',
          '.listing b[data-symbol="r"]',
          '.katex-html .enclosing[data-symbol="r"]',
          '.prose p > i.symbol[data-symbol="r"]',
        ].map((selector) => {
          const { background, stroke } = getComputedStyle(document.querySelector(selector)!);
          return `${background} ${stroke}`;
        }),
      );
    const before = await looks();
    await page.locator('.legend .legend-symbol[data-symbol="r"]').hover();
    await drawn(page);
    (await looks()).forEach((look, i) => {
      expect(look).not.toBe(before[i]);
    });
  });

  it('is lit while its handle has the focus', async () => {
    await handleIn(figure, 'circle.center').focus();
    expect(await lit(page)).toEqual({ names: ['c'], ...everywhere });
    await handleIn(figure, 'p.at').focus();
    expect(await lit(page)).toEqual({ names: ['p'], ...everywhere });
    await figure.getByRole('button', { name: 'Share' }).focus();
    expect(await lit(page)).toEqual(nowhere);

    await handleIn(figure, 'p.at').focus();
    await handleIn(figure, 'p.at').blur();
    expect(await lit(page)).toEqual(nowhere);
  });

  it('is lit while its button in the legend has the focus', async () => {
    await page.getByRole('button', { name: 'Light up p everywhere' }).focus();
    expect(await lit(page)).toEqual({ names: ['p'], ...everywhere });
    await page.keyboard.press('Tab');
    expect((await lit(page)).names).toEqual(['c']);
  });

  it('stays lit while its handle is dragged over others', async () => {
    const { mouse } = page;
    const from = await placeOf(figure, 'p.at');
    const over = await placeOf(figure, 'circle.center');
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(over.x, over.y, { steps: 5 });
    expect((await lit(page)).names).toEqual(['p']);
    await mouse.up();
    expect((await look(figure)).fields).toMatchObject({ 'p.x': '40', 'p.y': '31' });
  });
});

it('is lit by a tap, until something else is tapped', async () => {
  const { page, close } = await browser.newPage({ width: 390, height: 844, touch: true });
  await page.goto(pageUrl('point-and-circle/'));
  await startFigure(page, 'point-in-circle');
  // On a phone the legend is initially folded.
  await page.locator('.legend-fold > summary').first().tap();
  await page.locator('.legend .legend-symbol[data-symbol="r"]').tap();
  expect((await lit(page)).names).toEqual(['r']);
  await page.locator('.prose p > i.symbol[data-symbol="c"]').first().tap();
  expect(await lit(page)).toEqual({ names: ['c'], ...everywhere });
  await page.locator('.prose h2').first().tap();
  expect(await lit(page)).toEqual(nowhere);
  await close();
});

it.each(['', 'start-here/'])('lights up on the page /%s too', async (path) => {
  // On the home page a circle moves by itself.
  const { page, close } = await browser.newPage({ width: 1440, height: 900, reducedMotion: true });
  await page.goto(pageUrl(path));
  await page.locator('figcaption i.symbol[data-symbol="c"], text[data-symbol="c"]').first().hover();
  expect((await lit(page)).names).toEqual(['c']);
  await close();
});
