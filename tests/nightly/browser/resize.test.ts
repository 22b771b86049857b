import { afterAll, describe, expect, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import {
  drag,
  drawn,
  look,
  openFigure,
  placeInWindow,
  show,
  startFigure,
} from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

describe('a figure in a window that changes its size', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');

  const measured = () =>
    figure.locator('svg.drawing').evaluate((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      const [, , across, up] = svg.getAttribute('viewBox')!.split(' ').map(Number);
      const box = (selector: string) => svg.querySelector(selector)!.getBoundingClientRect();
      return {
        width,
        scale: [width / across!, height / up!],
        point: box('[data-key="p"]').width,
        symbol: getComputedStyle(svg.querySelector('text.symbol')!).fontSize,
        disc: box('[data-key="disc"]').width,
      };
    });

  it.each([1440, 700, 390, 700, 1440])('is drawn in true pixels at %s', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await startFigure(page, 'point-in-circle');
    await expect.poll(async () => (await measured()).scale).toEqual([1, 1]);
    const { point, symbol } = await measured();
    // Marks and letters do not scale with the drawing.
    expect(point).toBeCloseTo(12, 0);
    expect(symbol).toBe('23px');

    await show(figure, 'point-in-circle=1;62,49;40,31,26');
    await drag(figure, 'p.at', await placeInWindow(figure, pointInCircle.world, { x: 30, y: 20 }));
    const { fields } = await look(figure);
    expect(Number(fields['p.x'])).toBeCloseTo(30, 0);
    expect(Number(fields['p.y'])).toBeCloseTo(20, 0);
  });

  it('fills the room it has', async () => {
    const discAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      return (await measured()).disc;
    };
    expect(await discAt(390)).toBeLessThan((await discAt(1440)) - 50);
  });

  it('keeps its state', async () => {
    await figure.getByRole('button', { name: 'inside' }).click();
    const before = await look(figure);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await look(figure)).toEqual(before);
  });
});
