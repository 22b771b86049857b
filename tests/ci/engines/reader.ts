import { expect } from 'vitest';
import type { AnyFigure } from '#figure/figure.ts';
import type { World } from '#figure/part.ts';
import type { Vec2 } from '#lib/index.ts';
import type { Driver } from './drivers/driver.ts';
import type { Journey } from './journey.ts';

// The actions and observations of a reader, in any engine.

export interface Seen {
  verdict: string;
  notice: string;
  fields: Record<string, string>;
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

export const figureSelector = (name: string) => `first-contact-figure[data-figure="${name}"]`;

/** Waits until the latest change is painted. */
export const drawn = (driver: Driver) =>
  driver.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Scrolls to a figure and waits until it works. */
export async function startFigure(driver: Driver, name: string): Promise<void> {
  await driver.evaluate(async (selector) => {
    await document.fonts.ready;
    const figure = document.querySelector<HTMLElement>(selector)!;
    const stage = figure.querySelector('.stage')!;
    stage.scrollIntoView({ block: 'center', behavior: 'instant' });
    while (figure.dataset.ready === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // A late file may have moved it.
    stage.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, figureSelector(name));
  await drawn(driver);
}

/** Sets a figure to a state in the form of an address. */
export async function show(driver: Driver, figure: AnyFigure, numbers: string): Promise<void> {
  await driver.moveTo(2, 2);
  await driver.evaluate((fragment) => {
    history.replaceState(null, '', location.pathname);
    location.hash = fragment;
  }, `${figure.name}=${figure.version};${numbers}`);
  await startFigure(driver, figure.name);
}

export async function look(driver: Driver, name: string): Promise<Seen> {
  await drawn(driver);
  return driver.evaluate((selector) => {
    const root = document.querySelector(selector)!;
    const text = (part: string) => root.querySelector(part)?.textContent?.trim() ?? '';
    const inputs = [...root.querySelectorAll<HTMLInputElement>('input[data-field]')];
    return {
      verdict: text('.verdict'),
      notice: text('.notice'),
      fields: Object.fromEntries(inputs.map(({ dataset, value }) => [dataset.field, value])),
    };
  }, figureSelector(name));
}

/** A visible element's middle, or another fraction of its width, in window pixels. */
export const middleOf = (driver: Driver, selector: string, part = 1 / 2): Promise<Vec2> =>
  driver.evaluate(
    (one, along) => {
      const all = [...document.querySelectorAll(one)];
      const found = all.find((element) => element.checkVisibility())!;
      const { left, top, width, height } = found.getBoundingClientRect();
      return { x: left + width * along, y: top + height / 2 };
    },
    selector,
    part,
  );

export const placeOf = (driver: Driver, name: string, handle: string) =>
  middleOf(driver, `${figureSelector(name)} [data-handle="${handle}"] .mark`);

/** A position of a figure's world in window pixels. */
export const placeInWindow = (driver: Driver, { name, world }: AnyFigure, at: Vec2) =>
  driver.evaluate(
    (selector, { minX, maxX, minY, maxY }: World, { x, y }) => {
      const drawings = [...document.querySelectorAll(`${selector} svg.drawing`)];
      const svg = drawings.find((one) => one.checkVisibility())!;
      const box = svg.getBoundingClientRect();
      const scale = Math.min(box.width / (maxX - minX), box.height / (maxY - minY));
      return {
        x: box.left + box.width / 2 + (x - (minX + maxX) / 2) * scale,
        y: box.top + box.height / 2 - (y - (minY + maxY) / 2) * scale,
      };
    },
    figureSelector(name),
    world,
    at,
  );

/** Starts a drag without ending it. */
export async function take(driver: Driver, name: string, handle: string, ...places: Vec2[]) {
  const from = await placeOf(driver, name, handle);
  await driver.moveTo(from.x, from.y);
  await driver.down();
  for (const { x, y } of places) await driver.moveTo(x, y);
}

/** Drags a handle to a position of its figure's world. */
export async function dragTo(driver: Driver, figure: AnyFigure, handle: string, at: Vec2) {
  await startFigure(driver, figure.name);
  await take(driver, figure.name, handle, await placeInWindow(driver, figure, at));
  await driver.up();
}

/** Scrolls to an element and clicks its middle, or another fraction of its width. */
export async function click(driver: Driver, selector: string, part = 1 / 2): Promise<void> {
  await driver.evaluate((one) => {
    const all = [...document.querySelectorAll(one)];
    const found = all.find((element) => element.checkVisibility());
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, selector);
  await drawn(driver);
  const { x, y } = await middleOf(driver, selector, part);
  await driver.moveTo(x, y);
  await driver.down();
  await driver.up();
}

/** Opens a page without edits of earlier journeys. */
export async function openAnew(
  { driver, open }: Pick<Journey, 'driver' | 'open'>,
  path: string,
  size: typeof desktop,
) {
  await open(path, size);
  await driver.evaluate(() => localStorage.clear());
  await open(path, size);
}

/** Waits until all content paused during a drag has returned. */
export const awake = (driver: Driver) =>
  until(() =>
    driver.evaluate(() => document.querySelector('.spread[style*="content-visibility"]') === null),
  ).toBe(true);

export const hasFocus = (driver: Driver, selector: string) =>
  driver.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);

/** Tabs to an element from the current focus. */
export async function tabTo(driver: Driver, selector: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await driver.press(key);
    if (await hasFocus(driver, selector)) return;
  }
  throw new Error(`Eighty presses of ${key} do not lead to ${selector}.`);
}

/**
 * A solution of the exercise “Two mistakes” in one line, because the editor indents after a line
 * break.
 */
export const rightTest =
  'export function circlesIntersect(a: Circle, b: Circle): boolean { const x = a.center.x - b.center.x;' +
  ' const y = a.center.y - b.center.y; const r = a.radius + b.radius; return x * x + y * y <= r * r; }';

export const isSolved = (driver: Driver, exercise: string) =>
  driver.evaluate(
    (one) => document.querySelector<HTMLElement>(one)?.dataset.solved === '',
    exercise,
  );

/** Makes the page record what it copies. */
export const noteCopies = (driver: Driver) =>
  driver.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = text;
      return write(text);
    };
  });

export const copied = (driver: Driver) =>
  driver.evaluate(() => document.documentElement.dataset.copied);

/** Replaces the whole text of the focused editor. */
export async function retype(driver: Driver, text: string): Promise<void> {
  await driver.press('Control+a');
  await driver.type(text);
}

/** The text of the first match, or "". */
export const textOf = (driver: Driver, selector: string) =>
  driver.evaluate((one) => document.querySelector(one)?.textContent?.trim() ?? '', selector);

/** Polls the page until an assertion holds. */
export const until = <Value>(ask: () => Promise<Value>) =>
  expect.poll(ask, { timeout: 30_000, interval: 100 });
