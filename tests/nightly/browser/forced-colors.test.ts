import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn, handleIn, openFigure } from '../../browser/figure.ts';
import { differingPixels } from '../../browser/pixels.ts';
import { openBrowser } from '../../browser/support.ts';

// Readers who need strong contrast force their own colours. Computed styles say little then, so
// these tests compare screenshots.

const browser = await openBrowser();
afterAll(() => browser.close());

describe.each(['light', 'dark'] as const)('in forced colours, %s', async (theme) => {
  const { page } = await browser.newPage({ forcedColors: true, theme, reducedMotion: true });
  let figure: Locator;

  const shoot = async (selector: string) => {
    await drawn(page);
    return figure.locator(selector).first().screenshot();
  };
  /** The share of the figure that changes without a mark. */
  const worth = async (selector: string) => {
    const before = await shoot('.stage');
    const marks = figure.locator(`svg.drawing ${selector}`).first();
    await marks.evaluate((mark: SVGElement) => mark.style.setProperty('opacity', '0'));
    const without = await shoot('.stage');
    await marks.evaluate((mark: SVGElement) => mark.style.removeProperty('opacity'));
    return differingPixels(page, before, without);
  };

  describe('a figure', () => {
    beforeAll(async () => {
      figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
      await figure.getByRole('button', { name: 'inside', exact: true }).click();
    });

    it.each([
      ['circle', '[data-key="disc"]', 0.002],
      ['distance', '[data-key="distance"]', 0.0001],
      ['symbol d', 'text[data-symbol="d"]', 0.0001],
      ['handle of p', '[data-handle="p.at"]', 0.0003],
    ])('shows its %s', async (_, selector, least) => {
      expect(await worth(selector)).toBeGreaterThan(least);
    });

    it('says hit otherwise than miss', async () => {
      await figure.getByRole('button', { name: 'outside' }).click();
      const miss = await shoot('.ring-mark');
      await figure.getByRole('button', { name: 'inside', exact: true }).click();
      const hit = await shoot('.ring-mark');
      // The ring is filled, so a large share changes.
      expect(await differingPixels(page, miss, hit)).toBeGreaterThan(0.2);
    });

    it('shows the focus on a handle', async () => {
      await handleIn(figure, 'p.at').focus();
      const clip = (await handleIn(figure, 'circle.center').boundingBox())!;
      await drawn(page);
      const before = await page.screenshot({ clip });
      await page.keyboard.press('Tab');
      const isFocused = (handle: Element) => handle === document.activeElement;
      expect(await handleIn(figure, 'circle.center').evaluate(isFocused)).toBe(true);
      await drawn(page);
      const after = await page.screenshot({ clip });
      expect(await differingPixels(page, before, after)).toBeGreaterThan(0.05);
    });

    it('shows the focus on a button', async () => {
      await figure.getByRole('button', { name: 'Reset' }).focus();
      const clip = (await figure.locator('figcaption').boundingBox())!;
      const before = await page.screenshot({ clip });
      await page.keyboard.press('Tab');
      await drawn(page);
      const after = await page.screenshot({ clip });
      expect(await differingPixels(page, before, after)).toBeGreaterThan(0.005);
    });

    it('shows which button is pressed', async () => {
      const button = figure.getByRole('button', { name: 'inside', exact: true });
      await page.mouse.move(2, 2);
      const pressed = await button.screenshot();
      await figure.getByRole('button', { name: 'outside' }).click();
      await page.mouse.move(2, 2);
      await drawn(page);
      expect(await differingPixels(page, pressed, await button.screenshot())).toBeGreaterThan(0.3);
    });
  });

  it('a shape that is touched stands out from one that is not', async () => {
    figure = await openFigure(page, '', 'one-circle');
    await figure.locator('[data-preset="crowd"]').click();
    await drawn(page);
    const circles = await figure.locator('.stage').evaluate((stage) =>
      ['.fill-hit', '.fill-shape'].map((fill) => {
        const circle = stage.querySelector(`[data-key^="circle-"]${fill}`)!;
        const { x, y, width, height } = circle.getBoundingClientRect();
        // The square inscribed in the disc.
        const [aside, side] = [0.2 * width, 0.6 * width];
        return { x: x + aside, y: y + aside * (height / width), width: side, height: side };
      }),
    );
    const [hit, miss] = circles as [(typeof circles)[0], (typeof circles)[0]];
    const size = { width: 10, height: 10 };
    const shots = [
      await page.screenshot({ clip: { ...hit, ...size } }),
      await page.screenshot({ clip: { ...miss, ...size } }),
    ] as const;
    expect(await differingPixels(page, ...shots)).toBeGreaterThan(0.2);
  });

  it('cells of false hits stand out by their hatching', async () => {
    figure = await openFigure(page, 'exactness/', 'rim-magnified');
    expect(await worth('[data-key="false-hatch"]')).toBeGreaterThan(0.003);
    expect(await worth('[data-key="rim"]')).toBeGreaterThan(0.001);
  });

  it('a ship shows its corners on its outline', async () => {
    figure = await openFigure(page, 'start-here/', 'turned-ship');
    expect(await worth('[data-key="ship"]')).toBeGreaterThan(0.001);
    expect(await worth('[data-handle="ship.1"]')).toBeGreaterThan(0.0002);
  });
});
