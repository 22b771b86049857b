import { afterAll, beforeEach, expect, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import type { Vec2 } from '#lib/index.ts';
import {
  drag,
  drawn,
  look,
  openFigure,
  placeInWindow,
  placeOf,
  show,
  take,
} from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// Interruptions between the start and the end of a drag.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage();

const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
const shared = 'point-in-circle=1;62,49;40,31,26';
await show(figure, shared);
const before = await look(figure);
beforeEach(() => show(figure, shared));

// The limits of a point.
const { world } = pointInCircle;
const { inset = 0 } = world;
const left = String(world.minX + inset);
const right = String(world.maxX - inset);
const bottom = String(world.minY + inset);
const top = String(world.maxY - inset);

const inWindow = (at: Vec2) => placeInWindow(figure, world, at);

it('moves nothing with the right button', async () => {
  const from = await placeOf(figure, 'p.at');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(from.x - 80, from.y + 40, { steps: 3 });
  await page.mouse.up({ button: 'right' });
  expect(await look(figure)).toEqual(before);
});

it('holds what was taken where it was taken, not with its middle under the mouse', async () => {
  const from = await placeOf(figure, 'p.at');
  await page.mouse.move(from.x + 6, from.y - 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 46, from.y - 5);
  await page.mouse.up();
  expect((await look(figure)).fields).toMatchObject({ 'p.y': '49' });
  const { x, y } = await placeOf(figure, 'p.at');
  expect(Math.abs(x - from.x - 40)).toBeLessThan(1);
  expect(Math.abs(y - from.y)).toBeLessThan(1);
});

it('goes on outside the figure and outside the window, and stops at the edge', async () => {
  const { width, height } = page.viewportSize()!;
  await take(figure, 'p.at', { x: 600, y: 20 }, { x: width + 200, y: -300 });
  expect((await look(figure)).fields).toMatchObject({ 'p.x': right, 'p.y': top });

  await page.mouse.move(-200, height + 300, { steps: 3 });
  expect((await look(figure)).fields).toMatchObject({ 'p.x': left, 'p.y': bottom });

  const back = await inWindow({ x: 30, y: 20 });
  await page.mouse.move(back.x, back.y, { steps: 3 });
  expect((await look(figure)).fields).toMatchObject({ 'p.x': '30', 'p.y': '20' });
  await page.mouse.up();
});

it('ends where the button is released, outside the window too', async () => {
  await take(figure, 'p.at', { x: 600, y: 20 }, { x: -200, y: -300 });
  await page.mouse.up();
  const ended = await look(figure);
  expect(ended.fields).toMatchObject({ 'p.x': left, 'p.y': top });

  const middle = await inWindow({ x: 48, y: 32 });
  await page.mouse.move(middle.x, middle.y, { steps: 3 });
  expect(await look(figure)).toEqual(ended);
});

it('keeps the place of a handle when the page scrolls under it', async () => {
  const to = await inWindow({ x: 50, y: 30 });
  await take(figure, 'p.at', to);
  await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
  await page.mouse.move(to.x + 1, to.y);
  await page.mouse.move(to.x, to.y);
  const { y } = await placeOf(figure, 'p.at');
  expect(Math.abs(y - to.y)).toBeLessThan(1);
  await page.mouse.up();
});

it('is undone by Escape, and stays undone when the button is released', async () => {
  await take(figure, 'p.at', await inWindow({ x: 50, y: 20 }), await inWindow({ x: 20, y: 10 }));
  expect((await look(figure)).fields).toMatchObject({ 'p.x': '20', 'p.y': '10' });

  await page.keyboard.press('Escape');
  expect(await look(figure)).toEqual(before);
  const elsewhere = await inWindow({ x: 24, y: 14 });
  await page.mouse.move(elsewhere.x, elsewhere.y, { steps: 3 });
  expect(await look(figure)).toEqual(before);
  await page.mouse.up();
  expect(await look(figure)).toEqual(before);
});

it('keeps what it did when the browser takes the pointer away', async () => {
  await take(figure, 'p.at', await inWindow({ x: 20, y: 10 }));
  const svg = figure.locator('svg.drawing');
  await svg.evaluate((element) => element.releasePointerCapture(1));
  const kept = { 'p.x': '20', 'p.y': '10' };
  // A slow drag, because the last moments could pass for a part of the interruption.
  for (const x of [22, 24, 26]) {
    const elsewhere = await inWindow({ x, y: 14 });
    await page.mouse.move(elsewhere.x, elsewhere.y);
    expect((await look(figure)).fields).toMatchObject(kept);
  }
  await page.mouse.up();
  expect((await look(figure)).fields).toMatchObject(kept);
});

it('is not followed by a tap: a drag released on the figure ends where the hand let go', async () => {
  await drag(
    figure,
    'circle.rim',
    await inWindow({ x: 90, y: 31 }),
    await inWindow({ x: 60, y: 5 }),
  );
  const { fields, active } = await look(figure);
  expect(active).toBe('circle.rim');
  // The square root of 20² + 26².
  expect(fields).toMatchObject({ 'circle.radius': '32', 'p.x': '62', 'p.y': '49' });
});

it('selects no text', async () => {
  const prose = await page.locator('.prose h2').first().boundingBox();
  await drag(figure, 'p.at', { x: prose!.x + 40, y: prose!.y + 10 }, { x: 900, y: 500 });
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

it('leaves the cursor as it was', async () => {
  const cursor = () =>
    figure.locator('svg.drawing').evaluate((svg) => getComputedStyle(svg).cursor);
  const usual = await cursor();
  await take(figure, 'p.at', { x: 500, y: 300 });
  expect(await cursor()).toBe('grabbing');
  await page.mouse.up();
  expect(await cursor()).toBe(usual);
});

it('takes the nearer of two handles that overlap', async () => {
  // 12 pixels apart, so each is within the other's reach.
  await figure.getByLabel('x of p').fill('42.1');
  await figure.getByLabel('y of p').fill('31');
  await figure.getByLabel('y of p').press('Enter');
  await drawn(page);
  const apart = (await placeOf(figure, 'p.at')).x - (await placeOf(figure, 'circle.center')).x;
  expect(apart).toBeGreaterThan(8);
  expect(apart).toBeLessThan(17);

  await drag(figure, 'p.at', await inWindow({ x: 60, y: 31 }));
  expect((await look(figure)).fields).toMatchObject({ 'p.x': '60', 'circle.x': '40' });

  await figure.getByLabel('x of p').fill('42.1');
  await figure.getByLabel('x of p').press('Enter');
  await drawn(page);
  await drag(figure, 'circle.center', await inWindow({ x: 30, y: 31 }));
  expect((await look(figure)).fields).toMatchObject({ 'p.x': '42.1', 'circle.x': '30' });
});
