import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exhibits } from '#museum/collections.ts';
import { testText } from '#museum/test-text.ts';
import {
  violationsInDark,
  violationsInLight,
  violationsOfShape,
} from '../../browser/accessibility.ts';
import { drawn, pageUrl } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import { fileAt } from '../../pages/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

/** A card, once it works. */
async function card(page: Page, slug: string): Promise<Locator> {
  const one = page.locator(`#${slug}`);
  await one.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await one.locator('museum-exhibit[data-ready]').waitFor();
  await drawn(page);
  return one;
}

const answers = (one: Locator) => one.locator('.says dd').allTextContents();
const shown = (page: Page) => page.locator('.exhibit:visible').count();

async function startAll(page: Page) {
  await page.evaluate(async () => {
    for (const one of document.querySelectorAll<HTMLElement>('museum-exhibit')) {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      while (one.dataset.ready === undefined) await new Promise(requestAnimationFrame);
    }
  });
  await drawn(page);
}

describe('a card', async () => {
  // Without motion a reset is over at once, so that a key moves the circle from its first place.
  const { page, problems } = await browser.newPage({
    width: 1440,
    height: 900,
    clipboard: true,
    reducedMotion: true,
  });
  beforeAll(async () => {
    await page.goto(pageUrl('museum/'));
  });
  afterAll(() => expect(problems).toEqual(noProblems));

  it('answers what is written, in both voices, and resets', async () => {
    const one = await card(page, 'wedge');
    expect(await answers(one)).toEqual(['hit', 'miss']);
    expect(await one.locator('.fields').textContent()).toMatch(/^[^$]*c[^$]*$/);
    const x = one.getByRole('textbox', { name: 'x of c' });
    await x.fill('4.5');
    await x.press('Enter');
    await one.getByRole('textbox', { name: 'y of c' }).fill('2');
    await one.getByRole('textbox', { name: 'y of c' }).press('Enter');
    await expect.poll(() => answers(one)).toEqual(['hit', 'hit']);
    expect(await one.locator('.wrong').count()).toBe(0);
    await one.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => answers(one)).toEqual(['hit', 'miss']);
    expect(await one.locator('.wrong').count()).toBe(1);
    expect(await x.inputValue()).toBe('5');
  });

  it('is dragged, and moved by keys', async () => {
    const one = await card(page, 'diamond');
    expect(await answers(one)).toEqual(['miss', 'hit']);
    const handle = one.locator('[data-handle="circle.center"]');
    const box = (await handle.locator('.mark').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 4, y + 9, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => answers(one)).toEqual(['hit', 'hit']);
    await one.getByRole('button', { name: 'Reset' }).click();
    await handle.focus();
    await handle.press('ArrowUp');
    await expect.poll(() => answers(one)).toEqual(['hit', 'hit']);
    expect(await one.getByRole('textbox', { name: 'y of c' }).inputValue()).toBe('2.1');
  });

  it('chooses among inputs that no hand can hold', async () => {
    const one = await card(page, 'negative-radius');
    await one.getByRole('button', { name: '3', exact: true }).click();
    await expect.poll(() => answers(one)).toEqual(['hit', 'hit', 'hit', 'hit']);
    await one.getByRole('button', { name: '−3' }).click();
    await expect.poll(() => answers(one)).toContain('miss');
  });

  it('says what is wrong with a number, and shows all of a small one', async () => {
    const one = await card(page, 'small-circle');
    const radius = one.getByRole('textbox', { name: 'radius r' });
    expect(await radius.inputValue()).toBe('0.003');
    await radius.fill('many');
    await radius.press('Enter');
    await expect.poll(() => one.getByRole('alert').textContent()).toContain('“many”');
    expect(await answers(one)).toEqual(['miss', 'hit']);
  });

  it('is copied as a test', async () => {
    const one = await card(page, 'roof');
    await one.getByRole('button', { name: 'Copy as a test' }).click();
    await expect.poll(() => one.locator('copy-button [role=status]').textContent()).toBe('Copied');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(testText(exhibits.find(({ slug }) => slug === 'roof')!));
  });
});

describe('the kinds', async () => {
  const { page, problems } = await browser.newPage({ width: 1280, height: 900 });
  afterAll(() => expect(problems).toEqual(noProblems));
  const winding = exhibits.filter(({ kind }) => kind === 'winding').length;

  it('show their cards alone, by keyboard as well, say how many, and stay in the address', async () => {
    await page.goto(pageUrl('museum/'));
    expect(await shown(page)).toBe(exhibits.length);
    const button = page.getByRole('button', { name: 'Which way round' });
    await button.focus();
    await button.press('Enter');
    expect(await shown(page)).toBe(winding);
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('kind-filter [role=status]').textContent()).toBe(`${winding} shown`);
    // A heading without cards is also hidden.
    expect(await page.getByRole('heading', { name: 'A box by clamping' }).isVisible()).toBe(false);
    expect(new URL(page.url()).search).toBe('?kind=winding');

    await page.reload();
    expect(await shown(page)).toBe(winding);
    await page.getByRole('button', { name: 'All' }).click();
    expect(await shown(page)).toBe(exhibits.length);
    expect(new URL(page.url()).search).toBe('');
  });

  it('an address that leads to a card which is not shown shows all', async () => {
    await page.goto(pageUrl('museum/?kind=winding#roof'));
    expect(await shown(page)).toBe(exhibits.length);
    expect(await page.locator('#roof').isVisible()).toBe(true);
    await page.goto(pageUrl('museum/?kind=nonsense'));
    expect(await shown(page)).toBe(exhibits.length);
  });
});

it('a card leads to the figure of its chapter in the position it names', async () => {
  const { page, close } = await browser.newPage({ width: 1280, height: 900 });
  await page.goto(pageUrl('museum/'));
  await page.locator('#roof').getByRole('link', { name: 'Voronoi regions' }).click();
  const figure = page.locator('first-contact-figure[data-figure="voronoi-nearest-vertex"]');
  await figure.and(page.locator('[data-ready]')).waitFor();
  await expect.poll(() => figure.locator('.verdict').textContent()).toContain('false hit');
  await close();
});

it('costs little: its first collection is that of the convex polygons', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900 });
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.add(pathname.slice(1));
  });
  const size = () =>
    [...loaded]
      .map((name) => brotliCompressSync(readFileSync(fileAt(name))).length)
      .reduce((sum, one) => sum + one, 0);
  await page.goto(pageUrl('museum/'), { waitUntil: 'networkidle' });
  expect(size()).toBeLessThanOrEqual(50_000);
  // A collection is loaded when one of its cards comes near the screen.
  const isLast = (name: string) => name.includes('public-record');
  expect([...loaded].filter(isLast)).toEqual([]);
  await startAll(page);
  // Nearly the whole library, and all published code.
  expect(size()).toBeLessThanOrEqual(66_000);
  expect([...loaded].filter(isLast)).toHaveLength(1);
  await close();
});

describe.each([1440, 390])('at %i pixels', async (width) => {
  const { page } = await browser.newPage({ width, height: 900, touch: width < 600 });

  it('breaks no rule when all cards have been brought to life, one with a refused number', async () => {
    await page.goto(pageUrl('museum/'));
    await startAll(page);
    const radius = page.locator('#roof').getByRole('textbox', { name: 'radius r' });
    await radius.fill('many');
    await radius.press('Enter');
    await drawn(page);
    // The colours do not depend on the width.
    if (width > 600) {
      expect(await violationsInLight(page, ['html'])).toEqual([]);
      expect(await violationsInDark(page, ['html'])).toEqual([]);
    } else expect(await violationsOfShape(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(width);
  });
});
