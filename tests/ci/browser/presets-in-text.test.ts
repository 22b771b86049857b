import { afterAll, expect, it } from 'vitest';
import { drag, look, openFigure, placeOf } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

async function openText(reducedMotion: boolean) {
  const { page } = await browser.newPage({ width: 1440, height: 900, reducedMotion });
  const figure = await openFigure(page, 'line-and-circle/', 'segment-and-circle');
  const button = (label: string) => page.locator('.preset-in-text', { hasText: label }).first();
  const pass = (label: string) =>
    button(label).evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 600));
  const pressed = async () => (await look(figure)).pressed;
  return { figure, button, pass, pressed };
}

it('as a sentence passes, the figure shows the preset that it names, until it is touched', async () => {
  const { figure, button, pass, pressed } = await openText(false);
  await pass('past b');
  await expect.poll(pressed).toEqual(['past b']);
  await pass('between');
  await expect.poll(pressed).toEqual(['between']);
  await figure.scrollIntoViewIfNeeded();
  const { x, y } = await placeOf(figure, 'circle.center');
  await drag(figure, 'circle.center', { x: x - 20, y: y - 20 });
  await pass('past b');
  await expect.poll(pressed).toEqual([]);
  await button('past b').click();
  await expect.poll(pressed).toEqual(['past b']);
});

it('under reduced motion only a press shows it', async () => {
  const { button, pass, pressed } = await openText(true);
  const before = await pressed();
  await pass('past b');
  await button('between').click();
  await expect.poll(pressed).toEqual(['between']);
  await pass('past b');
  await pass('between');
  expect(await pressed()).toEqual(['between']);
  expect(before).not.toEqual(['past b']);
});
