import { afterAll, expect, it } from 'vitest';
import { drag, openFigure } from './figure.ts';
import { openBrowser } from './support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

it('nothing moves by itself for a reader who wants it so', async () => {
  const { page, close } = await browser.newPage({ reducedMotion: true });
  const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
  const moving = () =>
    page.evaluate(() => ({
      animations: document.getAnimations().map((one) => String(one.effect?.getTiming().duration)),
      scrolling: getComputedStyle(document.documentElement).scrollBehavior,
    }));
  const still = { animations: [], scrolling: 'auto' };
  expect(await moving()).toEqual(still);
  await figure.getByRole('button', { name: 'inside', exact: true }).click();
  expect(await moving()).toEqual(still);
  await drag(figure, 'p.at', { x: 400, y: 300 });
  await page.getByRole('button', { name: 'Theme' }).click();
  expect(await moving()).toEqual(still);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  expect(await moving()).toEqual(still);
  await close();
});
