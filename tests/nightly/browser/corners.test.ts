import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { drag, drawn, handleIn, look, openFigure, show, take } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage({ height: 700 });

const figure = await openFigure(page, 'polygon-and-circle/', 'polygon-and-circle');
const square = 'polygon-and-circle=1;80,10,5;20,20,60,20,60,50,20,50;0';
beforeEach(() => show(figure, square));

const corners = async () => {
  const { handles } = await look(figure);
  return Object.entries(handles).flatMap(([id, says]) => (id.startsWith('island.') ? [says] : []));
};
const bud = (index: number) => figure.locator('svg.drawing:visible .bud').nth(index);
const placeOfBud = async (index: number) => {
  const box = (await bud(index).locator('.mark').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const focused = () =>
  page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.handle);

describe('a bud', () => {
  it('pulled with the mouse is a corner, held from then on', async () => {
    const from = await placeOfBud(1);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y, { steps: 3 });
    await drawn(page);
    expect(await focused()).toBe('island.2');
    await page.mouse.move(from.x + 60, from.y - 20);
    await page.mouse.up();
    expect(await corners()).toHaveLength(5);
    expect((await look(figure)).active).toBe('island.2');
    const [x, y] = (await corners())[2]!.match(/[\d.]+/g)!.map(Number);
    expect(x).toBeGreaterThan(68);
    expect(y).toBeGreaterThan(36);
  });

  it('pulled and given up with Escape was nothing', async () => {
    const before = await look(figure);
    const from = await placeOfBud(0);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 40, { steps: 3 });
    await drawn(page);
    expect(await corners()).toHaveLength(5);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect((await look(figure)).handles).toEqual(before.handles);
  });

  it('tapped is a corner in the middle of its edge', async () => {
    const { x, y } = await placeOfBud(2);
    await page.mouse.click(x, y);
    expect(await corners()).toEqual([
      'x 20, y 20',
      'x 60, y 20',
      'x 60, y 50',
      'x 40, y 50',
      'x 20, y 50',
    ]);
    expect(await focused()).toBe('island.3');
  });

  it('is no stop of the Tab key, and hidden from a screen reader', async () => {
    expect(await bud(0).getAttribute('tabindex')).toBeNull();
    expect(await bud(0).getAttribute('aria-hidden')).toBe('true');
  });
});

describe('a corner', () => {
  it.each(['Delete', 'Backspace'])(
    'goes with the %s key, and the next one is held',
    async (key) => {
      await handleIn(figure, 'island.3').focus();
      await page.keyboard.press(key);
      expect(await corners()).toEqual(['x 20, y 20', 'x 60, y 20', 'x 60, y 50']);
      expect(await focused()).toBe('island.2');
      await page.keyboard.press(key);
      expect(await corners()).toHaveLength(3);
    },
  );

  it('dragged across an edge leaves no polygon, and back again it is one', async () => {
    expect((await look(figure)).verdict).toMatch(/^miss/);
    const { x, y } = (await handleIn(figure, 'island.0').locator('.mark').boundingBox())!;
    await take(figure, 'island.0', { x: x + 260, y: y - 100 });
    expect((await look(figure)).verdict).toMatch(/^not simple: edges \d and \d cross or touch/);
    await page.mouse.move(x + 4, y + 4);
    await page.mouse.up();
    expect((await look(figure)).verdict).toMatch(/^miss/);
  });

  it('the circle has none to give: Delete does nothing to it', async () => {
    const before = await look(figure);
    await handleIn(figure, 'circle.center').focus();
    await page.keyboard.press('Delete');
    expect((await look(figure)).handles).toEqual(before.handles);
    await drag(figure, 'circle.center');
    expect((await look(figure)).handles).toEqual(before.handles);
  });
});
