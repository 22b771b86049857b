import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { figure as winding } from '#chapters/voronoi-regions/figures/voronoi-winding.ts';
import { share } from '#figure/share.ts';
import { drawn, openFigure, placeInWindow, show } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// A map is legible without colours, and shows the directions of a contact.

const browser = await openBrowser();
afterAll(() => browser.close());

const fine = (figure: Locator) => figure.locator('canvas.truth-map[data-map="fine"]').waitFor();

it('the directions of a contact are drawn as arrows', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 });
  const inside = await openFigure(page, 'embed/center-inside/', 'center-inside');
  await fine(inside);
  const arrows = inside.locator('svg.truth-map path');
  await expect.poll(() => arrows.getAttribute('d')).toMatch(/^(M[\d. -]+L[\d. -]+){300,}$/);
  const before = await arrows.getAttribute('d');
  await inside.getByRole('button', { name: 'ours', exact: true }).click();
  // A coarse map has no arrows.
  await expect.poll(async () => ((await arrows.getAttribute('d')) || before) !== before).toBe(true);
  expect(problems).toEqual(noProblems);
  await close();
});

/** The brightness of a patch of the painted drawing, from 0 to 255. */
async function brightness(page: Page, figure: Locator, place: { x: number; y: number }) {
  const at = await placeInWindow(figure, winding.world, place);
  const clip = { x: Math.round(at.x) - 8, y: Math.round(at.y) - 8, width: 16, height: 16 };
  const png = await page.screenshot({ clip });
  return page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(16, 16).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, 16, 16);
      const levels: number[] = [];
      for (let i = 0; i < data.length; i += 4) {
        levels.push(0.3 * (data[i] ?? 0) + 0.59 * (data[i + 1] ?? 0) + 0.11 * (data[i + 2] ?? 0));
      }
      return levels;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}

const spread = (levels: readonly number[]) => Math.max(...levels) - Math.min(...levels);

// On the clockwise pentagon: a false hit, a missed hit, a correct hit.
const wrong = [
  { x: 6, y: 58 },
  { x: 50, y: 25 },
];
const right = { x: 24, y: 18 };

/** The pentagon with its map, and the circle moved away. */
async function openWinding(page: Page): Promise<Locator> {
  const figure = await openFigure(page, `embed/${winding.name}/`, winding.name);
  await fine(figure);
  const { state } = winding.presets[0];
  await show(figure, share(winding, { ...state, circle: { center: { x: 88, y: 6 }, radius: 8 } }));
  return figure;
}

describe('who cannot tell red from green', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });

  it('sees hatching where the test is wrong, and none where it is right', async () => {
    const figure = await openWinding(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'deuteranopia' });
    await drawn(page);
    for (const place of wrong)
      expect(spread(await brightness(page, figure, place))).toBeGreaterThan(40);
    expect(spread(await brightness(page, figure, right))).toBeLessThan(10);
  });
});

describe.each(['light', 'dark'] as const)('in forced colours, %s', async (theme) => {
  const { page } = await browser.newPage({ width: 1440, height: 900, forcedColors: true, theme });

  it('the hatching still tells', async () => {
    const figure = await openWinding(page);
    for (const place of wrong)
      expect(spread(await brightness(page, figure, place))).toBeGreaterThan(60);
    expect(spread(await brightness(page, figure, right))).toBeLessThan(10);
  });
});
