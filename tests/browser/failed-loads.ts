import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { center, figureOn, handleIn, look, pageUrl } from './figure.ts';
import { listingOn, read, scrollTo } from './listing.ts';
import { endRoutes } from './routes.ts';

// Scripts that cannot be loaded, and the page's messages.

export const notStarted =
  'This could not start, so it is only a picture. Press it to try again, or reload the page.';

/** Blocks a script until the returned function is called. */
export async function block(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/_astro/${name}[.-][\\w-]+\\.js$`);
  let isBlocked = false;
  await page.route(pattern, (route) => {
    isBlocked = true;
    return route.abort();
  });
  return async () => {
    // Otherwise the test would prove nothing.
    expect(isBlocked, `${name} was asked for`).toBe(true);
    await endRoutes(page);
  };
}

export const noticeOf = (page: Page, name: string) =>
  figureOn(page, name).locator('.notice').textContent();

export const isReady = (page: Page, name: string) =>
  figureOn(page, name).evaluate((figure: HTMLElement) => figure.dataset.ready !== undefined);

/** Fires the page's event for a restored connection. */
export const comesOnline = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Reloads a page at one of its figures, without waiting for files that may be blocked. */
export async function goTo(page: Page, path: string, name: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(pageUrl(path));
  await center(figureOn(page, name).locator('.stage'));
}

/** Moves a figure's first handle, and returns whether its words have followed. */
export async function follows(page: Page, name: string, handle: string): Promise<boolean> {
  const figure = figureOn(page, name);
  const before = await look(figure);
  await handleIn(figure, handle).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  const after = await look(figure);
  return JSON.stringify(after.fields) !== JSON.stringify(before.fields);
}

/** Without this file a figure is a still drawing with a notice, and starts when it is touched. */
export async function startsWhenTouched(page: Page, file: string): Promise<void> {
  const name = 'point-in-circle';
  const letThrough = await block(page, file);
  await goTo(page, 'point-and-circle/', name);
  await expect.poll(() => noticeOf(page, name)).toBe(notStarted);
  const figure = figureOn(page, name);
  expect(await figure.locator('svg.drawing:visible .handle').count()).toBeGreaterThan(1);
  expect(await isReady(page, name)).toBe(false);

  await letThrough();
  await figure.locator('svg.drawing:visible').click({ position: { x: 9, y: 9 } });
  await expect.poll(() => isReady(page, name)).toBe(true);
  expect(await noticeOf(page, name)).toBe('');
  expect(await follows(page, name, 'p.at')).toBe(true);
}

/** Without this file the listing and its figure both show a notice until the file is loaded. */
export async function listingSaysSo(page: Page, file: string): Promise<void> {
  const name = 'polygon-and-circle';
  const letThrough = await block(page, file);
  await goTo(page, 'polygon-and-circle/', name);
  const listing = listingOn(page, 'polygonIntersectsCircleSimply');
  const says = 'The listing does not follow this figure. Move it to try again, or reload the page.';
  await expect.poll(() => noticeOf(page, name)).toBe(says);
  expect((await read(listing)).words).toBe(says);
  const values = listing.locator('.listed').first().locator('.values').first();
  expect(await values.isVisible()).toBe(false);
  // The figure itself still works, and the notice remains.
  expect(await follows(page, name, 'circle.center')).toBe(true);
  expect(await noticeOf(page, name)).toBe(says);

  await letThrough();
  await comesOnline(page);
  await scrollTo(listing);
  await expect.poll(async () => (await read(listing)).words).toMatch(/^\d+ steps/);
  await expect.poll(() => noticeOf(page, name)).toBe('');
  expect(await values.isVisible()).toBe(true);
}
