import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { figure as crowd } from '../../src/figures/circles-crowd.ts';
import type { Vec2 } from '../../src/lib/index.ts';
import { look, openFigure, placeInWindow, show } from './figure.ts';
import { openBrowser } from './support.ts';

// One handle for many circles: whichever is taken by its body, or tapped, comes into the hand.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage();
const figure = await openFigure(page, 'circle-and-circle/', 'circles-crowd');
const { circles } = crowd.presets[0].state.crowd;
/** One that no other overlaps. */
const { hits } = crowd.answer(crowd.presets[0].state);
const lonely = circles.findIndex((_, i) => i > 0 && !hits.has(i));
const from = circles[lonely]!.center;
const to: Vec2 = { x: 40, y: 40 };

beforeEach(() => show(figure, 'circles-crowd=1;12,0'));
const inWindow = (at: Vec2) => placeInWindow(figure, crowd.world, at);

describe('a circle that is not in hand', () => {
  it('is taken by its body with the mouse, and stays where the hand took it', async () => {
    const grabbed = { x: from.x + circles[lonely]!.radius / 2, y: from.y };
    const [start, end] = [await inWindow(grabbed), await inWindow(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    const { fields, active } = await look(figure);
    expect(active).toBe('crowd.hand');
    expect(fields['crowd.held']).toBe(String(lonely));
    expect(Number(fields['crowd.x'])).toBeCloseTo(to.x - circles[lonely]!.radius / 2, 0);
    expect(Number(fields['crowd.y'])).toBeCloseTo(to.y, 0);
    // The one that was in hand before has not moved.
    await figure.locator('input[data-field="crowd.held"]').fill('0');
    await page.keyboard.press('Enter');
    expect((await look(figure)).fields['crowd.x']).toBe(String(circles[0]!.center.x));
  });

  it('comes into the hand by a tap, without moving; the next tap brings it elsewhere', async () => {
    const at = await inWindow(from);
    await page.mouse.click(at.x, at.y);
    const taken = (await look(figure)).fields;
    expect(taken).toMatchObject({
      'crowd.held': String(lonely),
      'crowd.x': String(from.x),
      'crowd.y': String(from.y),
    });
    const empty = await inWindow({ x: 78, y: 6 });
    await page.mouse.click(empty.x, empty.y);
    const { fields } = await look(figure);
    expect(fields['crowd.held']).toBe(String(lonely));
    expect(Number(fields['crowd.x'])).toBeCloseTo(78, 0);
  });

  it('is given back by Escape', async () => {
    const before = await look(figure);
    const [start, end] = [await inWindow(from), await inWindow(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y);
    expect((await look(figure)).fields['crowd.held']).toBe(String(lonely));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect((await look(figure)).fields).toEqual(before.fields);
  });
});
