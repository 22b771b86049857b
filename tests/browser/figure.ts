import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { World } from '#figure/part.ts';
import type { Vec2 } from '#lib/index.ts';

// Reads a figure like a reader, and moves it with the mouse.

export interface Seen {
  verdict: string;
  hit: boolean;
  notice: string;
  fields: Record<string, string>;
  /** Each handle's accessible value. */
  handles: Record<string, string>;
  /** The handle that a tap would move. */
  active: string;
  /** The pressed presets and options. */
  pressed: string[];
}

export const pageUrl = (path: string) => new URL(path, inject('siteUrl')).href;

export const figureOn = (page: Page, name: string): Locator =>
  page.locator(`first-contact-figure[data-figure="${name}"]`);

/** Opens a page and waits until one of its figures works. */
export async function openFigure(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(pageUrl(path));
  return startFigure(page, name);
}

/** Unfolds a figure and its numbers, scrolls to it, and waits until it works. */
export async function startFigure(page: Page, name: string): Promise<Locator> {
  const figure = figureOn(page, name);
  // A late file would move the figure under the mouse.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await figure.evaluate((root) => {
    const around = root.closest('details');
    for (const one of [around, ...root.querySelectorAll('details.numbers')]) {
      one?.toggleAttribute('open', true);
    }
  });
  await center(figure.locator('.stage'));
  try {
    await figure.and(page.locator('[data-ready]')).waitFor();
  } catch (error) {
    const notice = await figure.locator('.notice').first().textContent();
    throw new Error(`The figure ${name} did not start. Its notice: "${notice}"`, { cause: error });
  }
  await drawn(page);
  return figure;
}

/** Scrolls to each figure and waits until it works. */
export async function startFigures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const figure of document.querySelectorAll<HTMLElement>('first-contact-figure')) {
      figure.closest('details')?.toggleAttribute('open', true);
      figure.scrollIntoView({ block: 'center', behavior: 'instant' });
      while (figure.dataset.ready === undefined) await new Promise(requestAnimationFrame);
    }
  });
  await drawn(page);
}

/**
 * Sets a figure to a state in the form of an address. Such tests do not depend on the initial
 * state, and it is faster than reloading the page.
 */
export async function show(figure: Locator, shared: string): Promise<void> {
  const page = figure.page();
  const reader = await page.evaluate(async (fragment) => {
    history.replaceState(null, '', location.pathname);
    const changed = new Promise((resolve) =>
      window.addEventListener('hashchange', resolve, { once: true }),
    );
    location.hash = fragment;
    await changed;
    const loaded = () =>
      performance.getEntriesByType('resource').find(({ name }) => /read-shared/.test(name));
    while (!loaded()) await new Promise(requestAnimationFrame);
    return loaded()!.name;
  }, shared);
  // The first address loads its reader. As text, because Vite would change the import.
  await page.evaluate(`import('${reader}').then(() => {})`);
  await page.mouse.move(2, 2);
  await center(figure.locator('.stage'));
  await drawn(page);
}

/** Scrolls an element to the middle of the screen. */
export async function center(element: Locator): Promise<void> {
  await element.evaluate(async (one) => {
    // For a moment after a drag, elements off the screen cannot be scrolled to.
    const isResting = () => one.closest('.spread[style*="content-visibility"]');
    while (isResting()) await new Promise(requestAnimationFrame);
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** Waits until the latest change is painted. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

export async function look(figure: Locator): Promise<Seen> {
  await drawn(figure.page());
  return figure.evaluate((root) => {
    const all = <E extends Element>(selector: string) => [...root.querySelectorAll<E>(selector)];
    const text = (selector: string) => root.querySelector(selector)?.textContent?.trim() ?? '';
    const handles = all<SVGElement>('.handle');
    return {
      verdict: text('.verdict'),
      hit: root.querySelector<HTMLElement>('.verdict')?.dataset.hit === 'true',
      notice: text('.notice'),
      fields: Object.fromEntries(
        all<HTMLInputElement>('input[data-field]').map((input) => [
          input.dataset.field ?? '',
          input.value,
        ]),
      ),
      handles: Object.fromEntries(
        handles.map((handle) => [handle.dataset.handle ?? '', handle.ariaValueText ?? '']),
      ),
      active: handles.find((handle) => handle.dataset.selected === 'true')?.dataset.handle ?? '',
      pressed: all('[aria-pressed="true"]:not([data-speed])').map(
        (button) => button.textContent?.trim() ?? '',
      ),
    };
  });
}

export const handleIn = (figure: Locator, id: string): Locator =>
  figure.locator(`svg.drawing:visible [data-handle="${id}"]`);

/** The middle of a handle in window pixels. */
export async function placeOf(figure: Locator, id: string): Promise<Vec2> {
  return handleIn(figure, id)
    .locator('.mark')
    .evaluate((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
}

/** A position of the figure's world in window pixels. */
export async function placeInWindow(figure: Locator, world: World, at: Vec2): Promise<Vec2> {
  const box = await figure.locator('svg.drawing:visible').evaluate((svg) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    return { left, top, width, height };
  });
  const [across, up] = [world.maxX - world.minX, world.maxY - world.minY];
  // A map has the same scale in both directions and is centred, whereas a graph fills the drawing.
  const scale = Math.min(box.width / across, box.height / up);
  const scaleX = world.stretch ? box.width / across : scale;
  const scaleY = world.stretch ? box.height / up : scale;
  return {
    x: box.left + box.width / 2 + (at.x - (world.minX + world.maxX) / 2) * scaleX,
    y: box.top + box.height / 2 - (at.y - (world.minY + world.maxY) / 2) * scaleY,
  };
}

/** Starts a drag without ending it. */
export async function take(figure: Locator, id: string, ...places: Vec2[]): Promise<void> {
  const { mouse } = figure.page();
  const from = await placeOf(figure, id);
  await mouse.move(from.x, from.y);
  await mouse.down();
  for (const { x, y } of places) await mouse.move(x, y);
}

export async function drag(figure: Locator, id: string, ...places: Vec2[]): Promise<void> {
  await take(figure, id, ...places);
  await figure.page().mouse.up();
}
