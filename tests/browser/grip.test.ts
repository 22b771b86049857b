import { afterAll, beforeEach, expect, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import type { Vec2 } from '#lib/index.ts';
import { look, openFigure, placeInWindow, show } from './figure.ts';
import { openBrowser } from './support.ts';

// The mouse can also drag a shape by its interior.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage();

const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
beforeEach(() => show(figure, 'point-in-circle=1;62,49;40,31,20'));

async function dragFrom(from: Vec2, to: Vec2) {
  const [start, end] = [await inWindow(from), await inWindow(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

const inWindow = (at: Vec2) => placeInWindow(figure, pointInCircle.world, at);

it('moves a circle by its disc, which stays where the hand took it', async () => {
  await dragFrom({ x: 30, y: 26 }, { x: 40, y: 30 });
  const { fields, active } = await look(figure);
  expect(fields).toMatchObject({ 'circle.x': '50', 'circle.y': '35', 'circle.radius': '20' });
  expect(fields).toMatchObject({ 'p.x': '62', 'p.y': '49' });
  expect(active).toBe('circle.center');
});

it('changes a radius by the rim, away from its handle too', async () => {
  await dragFrom({ x: 20, y: 31 }, { x: 25, y: 31 });
  const { fields, active } = await look(figure);
  expect(fields).toMatchObject({ 'circle.x': '40', 'circle.y': '31' });
  expect(Math.abs(Number(fields['circle.radius']) - 20)).toBeGreaterThan(2);
  expect(active).toBe('circle.rim');
});

it('moves nothing from a place where nothing is', async () => {
  const before = await look(figure);
  await dragFrom({ x: 85, y: 10 }, { x: 80, y: 20 });
  expect(await look(figure)).toEqual(before);
});

it('takes a click on the disc for a tap: the active handle goes there', async () => {
  const { x, y } = await inWindow({ x: 30, y: 26 });
  await page.mouse.click(x, y);
  const { fields } = await look(figure);
  // A click has integer coordinates.
  expect(Number(fields['p.x'])).toBeCloseTo(30, 0);
  expect(Number(fields['p.y'])).toBeCloseTo(26, 0);
  expect(fields).toMatchObject({ 'circle.x': '40', 'circle.y': '31', 'circle.radius': '20' });
});
