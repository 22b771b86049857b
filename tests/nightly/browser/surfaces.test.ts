import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleSurfaces } from '../../../scripts/measure/surfaces.mjs';
import { differingPixels } from '../../browser/pixels.ts';
import { openBrowser } from '../../browser/support.ts';
import { surfaceCases } from '../../support/surface-cases.ts';
import type * as Surfaces from '../../support/surface-page.ts';

// The same marks on a canvas and as elements of SVG, in pixels.

declare const surfaces: typeof Surfaces;

const browser = await openBrowser();
afterAll(() => browser.close());

const { page } = await browser.newPage({ width: 500, height: 300 });

beforeAll(async () => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundleSurfaces() });
});

const shoot = () => page.locator('#stage').screenshot();

/** How much of each pixel of the canvas is covered, from 0 to 255. */
const coverage = (places: readonly (readonly number[])[]) =>
  page.evaluate((places) => {
    const canvas = document.querySelector('canvas')!;
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    return places.map(([x, y]) => data[(Math.floor(y!) * width + Math.floor(x!)) * 4 + 3]!);
  }, places);

describe.each(surfaceCases)('$name', ({ name, covers, frees }) => {
  it('looks the same on a canvas', async () => {
    const shots = [];
    for (const kind of ['svg', 'canvas'] as const) {
      await page.evaluate(([kind, name]) => surfaces.show(kind, name), [kind, name] as const);
      shots.push(await shoot());
    }
    expect(await differingPixels(page, shots[0]!, shots[1]!)).toBeLessThan(0.0005);
    // Words and handles are elements over the canvas.
    if (name.includes('handle')) return;
    for (const alpha of await coverage(covers)) expect(alpha).toBeGreaterThan(100);
    for (const alpha of await coverage(frees)) expect(alpha).toBe(0);
  });
});

it('paints in the colours of the theme, old drawings too', async () => {
  await page.evaluate((name) => surfaces.show('canvas', name), surfaceCases[0]!.name);
  const colour = () =>
    page.evaluate(() => {
      const context = document.querySelector('canvas')!.getContext('2d')!;
      return [...context.getImageData(100, 100, 1, 1).data];
    });
  const setTheme = (theme: string) =>
    page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, theme);
  expect(await colour()).toEqual([0, 80, 200, 255]);
  await setTheme('dark');
  expect(await colour()).toEqual([200, 80, 0, 255]);
  await setTheme('light');
  expect(await colour()).toEqual([0, 80, 200, 255]);
});

it('paints as many pixels as the screen has', async () => {
  const size = await page.evaluate((name) => {
    const own = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio')!;
    Object.defineProperty(window, 'devicePixelRatio', { value: 2, configurable: true });
    surfaces.show('canvas', name);
    Object.defineProperty(window, 'devicePixelRatio', own);
    const { width, height } = document.querySelector('canvas')!;
    return [width, height];
  }, surfaceCases[0]!.name);
  expect(size).toEqual([800, 400]);
  const { covers, frees } = surfaceCases[0]!;
  const twice = (places: typeof covers) => places.map(([x, y]) => [2 * x, 2 * y]);
  for (const alpha of await coverage(twice(covers))) expect(alpha).toBeGreaterThan(100);
  for (const alpha of await coverage(twice(frees))) expect(alpha).toBe(0);
});

it('paints a thousand circles, frame after frame', async () => {
  const { centers, times } = await page.evaluate(() => surfaces.move('canvas', 1000, 20));
  expect(centers).toHaveLength(1000);
  expect(new Set(times).size).toBe(20);
  for (const alpha of await coverage(centers)) expect(alpha).toBe(255);
  const later = await page.evaluate(() => surfaces.move('canvas', 1000, 40));
  const moved = later.centers.filter(([x, y], i) => {
    const [before, above] = centers[i]!;
    return Math.hypot(x! - before!, y! - above!) > 1;
  });
  expect(moved.length).toBeGreaterThan(900);
  for (const alpha of await coverage(later.centers)) expect(alpha).toBe(255);
});

it('draws three hundred circles as elements', async () => {
  const { centers, times } = await page.evaluate(() => surfaces.move('svg', 300, 20));
  expect(new Set(times).size).toBe(20);
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll('#stage circle')].map((one) => [
      Number(one.getAttribute('cx')),
      Number(one.getAttribute('cy')),
    ]),
  );
  expect(drawn).toHaveLength(300);
  for (const [i, [x, y]] of drawn.entries()) {
    expect(x).toBeCloseTo(centers[i]![0]!, 1);
    expect(y).toBeCloseTo(centers[i]![1]!, 1);
  }
});
