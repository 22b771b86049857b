import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { handleIn, look, openFigure, show } from './figure.ts';
import { openBrowser } from './support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage({ height: 600 });

const focused = (on = page) =>
  on.evaluate(() => {
    const { dataset } = document.activeElement as HTMLElement | SVGElement;
    const { handle, preset, motion, speed, option, field } = dataset;
    const { type } = document.activeElement as HTMLInputElement;
    const slider = type === 'range' ? 'slider' : undefined;
    const fold = document.activeElement?.matches('.numbers > summary') ? 'numbers' : undefined;
    return handle ?? preset ?? motion ?? slider ?? speed ?? option ?? field ?? fold ?? dataset.do;
  });

async function tabThrough(count: number, on = page) {
  const order: (string | undefined)[] = [];
  for (let i = 0; i < count; i += 1) {
    await on.keyboard.press('Tab');
    order.push(await focused(on));
  }
  return order;
}

const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
const start = 'point-in-circle=1;62,49;40,31,26';
beforeEach(() => show(figure, start));

describe('the Tab key', () => {
  it.each([
    ['point-and-circle/', 'point-in-circle'],
    ['exactness/', 'rim-magnified'],
  ])(
    'on %s goes through handles, presets, motion, choices and number fields of %s, in this order',
    async (path, name) => {
      const { page: other, close } = await browser.newPage({ height: 600 });
      const one = await openFigure(other, path, name);
      const stops = await one
        .locator(
          '.handle, [data-preset], [data-motion], [type=range], [data-speed], [data-option], [data-field], .numbers > summary',
        )
        .evaluateAll((all) =>
          all.map((element) => {
            const { handle, preset, motion, speed, option, field } = (element as HTMLElement)
              .dataset;
            const slider = element.matches('[type=range]') ? 'slider' : undefined;
            const fold = element.matches('summary') ? 'numbers' : undefined;
            return handle ?? preset ?? motion ?? slider ?? speed ?? option ?? field ?? fold;
          }),
        );
      expect(stops.length).toBeGreaterThan(6);
      await one.getByRole('button', { name: 'Share' }).focus();
      expect(await tabThrough(stops.length, other)).toEqual(stops);
      await close();
    },
  );

  it('keeps its order after handles have moved', async () => {
    await handleIn(figure, 'circle.center').focus();
    await page.keyboard.press('ArrowLeft');
    await figure.getByRole('button', { name: 'Share' }).focus();
    expect(await tabThrough(3)).toEqual(['p.at', 'circle.center', 'circle.rim']);
  });

  it('shows where it is, by a ring that differs in width and colour', async () => {
    const ringOf = (id: string) =>
      handleIn(figure, id)
        .locator('.ring')
        .evaluate((ring) => {
          const { stroke, strokeWidth } = getComputedStyle(ring);
          return { stroke, strokeWidth };
        });
    const unfocused = await ringOf('circle.center');
    await figure.getByRole('button', { name: 'Share' }).focus();
    await tabThrough(2);
    const ring = await ringOf('circle.center');
    expect(ring.stroke).not.toBe(unfocused.stroke);
    expect(parseFloat(ring.strokeWidth)).toBeGreaterThanOrEqual(2);
    expect(parseFloat(ring.strokeWidth)).toBeGreaterThan(parseFloat(unfocused.strokeWidth));
    expect(await ringOf('p.at')).not.toEqual(ring);
  });
});

describe('an arrow key', () => {
  const moves = [
    ['ArrowRight', '63', '49'],
    ['ArrowLeft', '61', '49'],
    ['ArrowUp', '62', '50'],
    ['ArrowDown', '62', '48'],
    ['Shift+ArrowRight', '72', '49'],
    ['Shift+ArrowDown', '62', '39'],
    ['Alt+ArrowLeft', '61.9', '49'],
    ['Alt+ArrowUp', '62', '49.1'],
  ] as const;

  it('moves the focused point, far with Shift and a little with Alt', async () => {
    const seen: unknown[] = [];
    for (const [key] of moves) {
      await show(figure, start);
      await handleIn(figure, 'p.at').focus();
      await page.keyboard.press(key);
      const { fields, handles } = await look(figure);
      seen.push([key, fields['p.x'], fields['p.y'], handles['p.at'], await focused()]);
    }
    const wanted = moves.map(([key, x, y]) => [key, x, y, `x ${x}, y ${y}`, 'p.at']);
    expect(seen).toEqual(wanted);
  });

  it('moves the handle that has the focus, and makes it the one a tap moves', async () => {
    await handleIn(figure, 'circle.center').focus();
    await page.keyboard.press('Shift+ArrowRight');
    const { fields, active, verdict } = await look(figure);
    expect(fields).toMatchObject({ 'circle.x': '50', 'circle.y': '31', 'p.x': '62' });
    expect(active).toBe('circle.center');
    // The square root of 12² + 18² is 21.6.
    expect(verdict).toBe('hit: 4.4 inside the rim');
  });

  it('makes a radius larger to the right and up, smaller to the left and down', async () => {
    await handleIn(figure, 'circle.rim').focus();
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
    }
    expect((await look(figure)).fields['circle.radius']).toBe('28');
  });

  it('stops at the edge of the window', async () => {
    await handleIn(figure, 'p.at').focus();
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('Shift+ArrowRight');
    const { maxX, inset = 0 } = pointInCircle.world;
    expect((await look(figure)).fields['p.x']).toBe(String(maxX - inset));
  });

  it('does not scroll the page while a handle has the focus', async () => {
    await handleIn(figure, 'p.at').focus();
    const scrolled = () => page.evaluate(() => [window.scrollX, window.scrollY]);
    const before = await scrolled();
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Shift+ArrowDown']) {
      await page.keyboard.press(key);
      await look(figure);
      expect(await scrolled()).toEqual(before);
    }
  });

  it('is left to the browser together with Control', async () => {
    const before = await look(figure);
    await handleIn(figure, 'p.at').focus();
    await page.keyboard.press('Control+ArrowLeft');
    expect((await look(figure)).fields).toEqual(before.fields);
  });
});
