import type { CDPSession } from 'playwright-core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import type { Vec2 } from '#lib/index.ts';
import { drawn, look, openFigure, placeInWindow, placeOf, show } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// Fingers use the browser's own protocol, which also scrolls the page.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage({ width: 390, height: 844, touch: true });
const devtools: CDPSession = await page.context().newCDPSession(page);

type Fingers = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
const fingers = (type: Fingers, ...places: Vec2[]) =>
  devtools.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: places.map(({ x, y }, id) => ({ x, y, id })),
  });

const between = (from: Vec2, to: Vec2, part: number): Vec2 => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

async function swipe(from: Vec2, to: Vec2): Promise<void> {
  await fingers('touchStart', from);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await fingers('touchMove', between(from, to, part));
  // The finger pauses before it is lifted, because the page would otherwise keep scrolling.
  for (const rest of [1, 2, 3]) {
    await drawn(page);
    await fingers('touchMove', { x: to.x, y: to.y + (rest % 2) });
  }
  await fingers('touchEnd');
  await drawn(page);
}

const scrolled = () => page.evaluate(() => window.scrollY);

const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
beforeEach(() => show(figure, 'point-in-circle=1;62,49;40,31,26'));

const inWindow = (at: Vec2) => placeInWindow(figure, pointInCircle.world, at);

it('drags a handle with a finger, and the page stays where it is', async () => {
  const before = await scrolled();
  await swipe(await placeOf(figure, 'p.at'), await inWindow({ x: 50, y: 20 }));
  const { fields, verdict } = await look(figure);
  expect(Number(fields['p.x'])).toBeCloseTo(50, 0);
  expect(Number(fields['p.y'])).toBeCloseTo(20, 0);
  expect(verdict).toContain('hit');
  expect(await scrolled()).toBe(before);
});

it('scrolls the page with a finger beside the handles, and moves nothing', async () => {
  const before = { seen: await look(figure), top: await scrolled() };
  // On the disc, which a mouse could drag.
  const from = await inWindow({ x: 30, y: 25 });
  await swipe(from, { x: from.x, y: from.y - 200 });
  await expect.poll(scrolled).toBeGreaterThan(before.top + 50);
  expect(await look(figure)).toEqual(before.seen);
});

it('keeps the finger from scrolling on handles alone', async () => {
  const touchActions = (selector: string) =>
    figure
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).touchAction))]);
  expect(await touchActions('.handle')).toEqual(['none']);
  expect(await touchActions('.stage, svg, svg > g, [data-key]:not(.handle)')).toEqual(['auto']);
});

it('brings the active handle to where the figure is tapped', async () => {
  const at = await inWindow({ x: 80, y: 12 });
  await page.touchscreen.tap(at.x, at.y);
  const { fields } = await look(figure);
  expect(Number(fields['p.x'])).toBeCloseTo(80, 0);
  expect(Number(fields['p.y'])).toBeCloseTo(12, 0);
  expect(fields).toMatchObject({ 'circle.x': '40', 'circle.y': '31' });
});

it('heeds the first tap after a drag', async () => {
  await swipe(await placeOf(figure, 'p.at'), await inWindow({ x: 50, y: 20 }));
  const at = await inWindow({ x: 80, y: 12 });
  await page.touchscreen.tap(at.x, at.y);
  expect(Number((await look(figure)).fields['p.x'])).toBeCloseTo(80, 0);
});

it('makes the handle active that is tapped, and moves it with the next tap', async () => {
  const center = await placeOf(figure, 'circle.center');
  await page.touchscreen.tap(center.x, center.y);
  const tapped = await look(figure);
  expect(tapped.active).toBe('circle.center');
  expect(tapped.fields).toMatchObject({ 'circle.x': '40', 'circle.y': '31' });

  const at = await inWindow({ x: 60, y: 20 });
  await page.touchscreen.tap(at.x, at.y);
  const { fields } = await look(figure);
  expect(Number(fields['circle.x'])).toBeCloseTo(60, 0);
  expect(Number(fields['circle.y'])).toBeCloseTo(20, 0);
  expect(fields).toMatchObject({ 'p.x': '62', 'p.y': '49' });
});

it('moves nothing with a second finger', async () => {
  const first = await placeOf(figure, 'p.at');
  const second = await placeOf(figure, 'circle.center');
  const to = await inWindow({ x: 50, y: 50 });
  await fingers('touchStart', first);
  await fingers('touchStart', first, second);
  for (const part of [0.5, 1]) {
    await fingers('touchMove', between(first, to, part), between(second, first, part));
  }
  await fingers('touchEnd');
  const { fields } = await look(figure);
  expect(fields).toMatchObject({ 'circle.x': '40', 'circle.y': '31', 'circle.radius': '26' });
  expect(Number(fields['p.x'])).toBeCloseTo(50, 0);
});

it('keeps what a drag did when the system cancels it', async () => {
  const from = await placeOf(figure, 'p.at');
  const to = await inWindow({ x: 30, y: 50 });
  await fingers('touchStart', from);
  for (const part of [0.5, 1]) await fingers('touchMove', between(from, to, part));
  // The accessible value is updated when the finger pauses.
  await expect.poll(async () => (await look(figure)).handles['p.at']).toBe('x 30, y 50');
  const dragged = await look(figure);
  expect(Number(dragged.fields['p.x'])).toBeCloseTo(30, 0);
  await fingers('touchCancel');
  expect(await look(figure)).toEqual(dragged);

  // The figure still works for the next finger.
  await swipe(await placeOf(figure, 'p.at'), await inWindow({ x: 50, y: 20 }));
  expect(Number((await look(figure)).fields['p.x'])).toBeCloseTo(50, 0);
});
