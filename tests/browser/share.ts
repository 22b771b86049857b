import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import type { AnyFigure } from '#figure/figure.ts';
import type { Vec2 } from '#lib/index.ts';
import { drag, figureOn, look, openFigure, pageUrl, placeInWindow } from './figure.ts';

/** Opens a chapter with a fragment, and waits until the figure that it names has started. */
export async function openShared(page: Page, path: string, fragment: string, name: string) {
  // A page does not reload for another fragment alone.
  await page.goto('about:blank');
  await page.goto(pageUrl(`${path}#${fragment}`));
  const figure = figureOn(page, name);
  await figure.and(page.locator('[data-ready]')).waitFor();
  return figure;
}

export async function sharedAddress(figure: Locator): Promise<string> {
  await figure.getByRole('button', { name: 'Share' }).click();
  await figure.locator('.notice:not(:empty)').waitFor();
  return figure.page().url();
}

/** A moved figure looks the same where its address is opened. */
export async function bringsBack(
  page: Page,
  path: string,
  definition: AnyFigure,
  use: readonly (readonly [handle: string, at: Vec2])[],
): Promise<void> {
  const figure = await openFigure(page, path, definition.name);
  for (const [handle, at] of use) {
    await drag(figure, handle, await placeInWindow(figure, definition.world, at));
  }
  const left = await look(figure);
  const { hash } = new URL(await sharedAddress(figure));
  const restored = await openShared(page, path, hash.slice(1), definition.name);
  const { verdict, fields, handles, notice, pressed } = await look(restored);
  expect({ verdict, fields, handles, pressed, notice }).toEqual({
    verdict: left.verdict,
    fields: left.fields,
    handles: left.handles,
    pressed: left.pressed,
    notice: '',
  });
}

/** The chapter's first figure is in its initial state, because its address is unreadable. */
export async function isAsItStarts(figure: Locator): Promise<void> {
  const [start] = pointInCircle.presets;
  await expect.poll(async () => (await look(figure)).notice).toContain('cannot be read');
  const { notice, pressed, fields } = await look(figure);
  expect(notice).toContain('Check the address. The figure is in its starting position.');
  expect(notice.length).toBeLessThan(250);
  expect(pressed).toEqual([start.label]);
  expect(fields).toMatchObject({
    'p.x': String(start.state.p.x),
    'circle.radius': String(start.state.circle.radius),
  });
  expect(await figure.locator('img, script').count()).toBe(0);
}
