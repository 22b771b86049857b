import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure as rimMagnified } from '#chapters/exactness/figures/rim-magnified.ts';
import { figure as oneCircle } from '#chapters/figures/one-circle.ts';
import { figure as orderOfSquares } from '#chapters/point-and-circle/figures/order-of-squares.ts';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { figure as turnedShip } from '#chapters/start-here/figures/turned-ship.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { handlesOf, start } from '#figure/store.ts';
import { drag, drawn, openFigure, placeOf } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// A lost handle would force the reader to reset the figure.

const pages: { path: string; figure: AnyFigure }[] = [
  { path: '', figure: oneCircle },
  { path: 'start-here/', figure: turnedShip },
  { path: 'point-and-circle/', figure: pointInCircle },
  { path: 'point-and-circle/', figure: orderOfSquares },
  { path: 'exactness/', figure: rimMagnified },
];
const corners = [
  { x: -300, y: -300 },
  { x: 1600, y: -300 },
  { x: 1600, y: 1200 },
  { x: -300, y: 1200 },
];

const browser = await openBrowser();
afterAll(() => browser.close());
// An animated figure would not stay where it was dragged.
const { page } = await browser.newPage({ reducedMotion: true });

describe.each(pages)('$figure.name', ({ path, figure: { name }, figure: definition }) => {
  const handles = handlesOf(definition, start(definition).state).map(({ id }) => id);
  let figure: Locator;
  beforeAll(async () => {
    figure = await openFigure(page, path, name);
  });

  it.each(handles)('has its handle %s within reach after it was dragged far away', async (id) => {
    await figure.getByRole('button', { name: 'Reset' }).click();
    await drawn(page);
    const box = await figure.locator('svg.drawing').boundingBox();
    const [right, bottom] = [box!.x + box!.width, box!.y + box!.height];
    for (const corner of corners) {
      await drag(figure, id, corner);
      await drawn(page);
      const at = await placeOf(figure, id);
      expect(at.x).toBeGreaterThanOrEqual(box!.x - 1);
      expect(at.x).toBeLessThanOrEqual(right + 1);
      expect(at.y).toBeGreaterThanOrEqual(box!.y - 1);
      expect(at.y).toBeLessThanOrEqual(bottom + 1);
      // A handle with a visible quarter, as in a corner of the figure, can still be dragged.
      const inside = {
        x: Math.min(Math.max(at.x, box!.x + 2), right - 2),
        y: Math.min(Math.max(at.y, box!.y + 2), bottom - 2),
      };
      const isHandle = await page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('.handle') !== null,
        inside,
      );
      expect(isHandle).toBe(true);
    }
  });
});

it('brings a point of the magnified rim to a cell, never between two', async () => {
  const figure = await openFigure(page, 'exactness/', 'rim-magnified');
  const values = () =>
    figure
      .locator('input')
      .evaluateAll((inputs) =>
        inputs.map((input) => Number((input as HTMLInputElement).value.replace('−', '-'))),
      );
  for (const corner of corners) {
    await drag(figure, 'p.at', corner);
    await drawn(page);
    for (const value of await values()) expect(value).toBe(Math.round(value));
  }
});
