import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { drag, drawn, figureOn, openFigure, pageUrl } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// A removed figure leaves nothing behind that runs, listens or observes.

const browser = await openBrowser();
afterAll(() => browser.close());

/** Counts listeners on objects that outlive a figure, observers, and timers. */
function count() {
  const alive: Record<string, number> = {};
  const begin = (kind: string) => {
    alive[kind] = (alive[kind] ?? 0) + 1;
    let isOver = false;
    return () => {
      if (!isOver) alive[kind]! -= 1;
      isOver = true;
    };
  };
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const { signal, once = false } = typeof options === 'object' ? options : {};
    add.call(this, type, listener, options);
    // Listeners inside the figure and one-time listeners do not leak.
    const isInFigure = this instanceof Element && this.closest('[data-figure]') !== null;
    const isOwn = !(this instanceof Element || this === window || this === document);
    if (isInFigure || isOwn || once || signal?.aborted) return;
    const end = begin(`listener: ${type}`);
    if (signal) add.call(signal, 'abort', end);
  };
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    const proto = window[name].prototype;
    const { observe, disconnect } = proto;
    const ends = new WeakMap<object, () => void>();
    proto.observe = function (this: object, ...args: never[]) {
      if (!ends.has(this)) ends.set(this, begin(name));
      return (observe as (...all: never[]) => void).apply(this, args);
    } as never;
    proto.disconnect = function () {
      ends.get(this)?.();
      ends.delete(this);
      return disconnect.call(this);
    };
  }
  const timers = new Map<number, () => void>();
  const { setTimeout, clearTimeout } = window;
  Object.assign(window, {
    setTimeout: (task: () => void, delay: number) => {
      const id = setTimeout(() => {
        timers.get(id)?.();
        task();
      }, delay);
      timers.set(id, begin('timer'));
      return id;
    },
    clearTimeout: (id: number) => {
      timers.get(id)?.();
      clearTimeout(id);
    },
  });
  const { Worker } = window;
  window.Worker = class extends Worker {
    readonly #end = begin('worker');
    override terminate() {
      this.#end();
      super.terminate();
    }
  };
  Object.assign(window, { alive });
}

const aliveOn = (page: Page) =>
  page.evaluate(() => {
    const { alive } = window as unknown as { alive: Record<string, number> };
    return Object.fromEntries(Object.entries(alive).filter(([, count]) => count > 0));
  });

describe.each([
  ['voronoi-regions/', 'voronoi-one-pass', 'circle.center'],
  ['point-and-circle/', 'point-in-circle', 'p.at'],
])('%s', async (path, name, handle) => {
  it('is left as it was by a figure that goes', async () => {
    const { page, close } = await browser.newPage({ width: 1440, height: 900 });
    await page.addInitScript(count);
    const figure = await openFigure(page, path, name);
    // Other figures must be loaded before and after.
    await page.waitForLoadState('networkidle');
    await page.evaluate((one) => {
      const left = document.querySelector(`[data-figure="${one}"]`)!;
      const place = document.createElement('div');
      left.replaceWith(place);
      Object.assign(window, { left, place });
    }, name);
    await drawn(page);
    await page.waitForTimeout(1000);
    const before = await aliveOn(page);
    // Other figures still have observers.
    expect(before.IntersectionObserver).toBeGreaterThan(0);

    await page.evaluate(() => {
      const { left, place } = window as unknown as { left: Element; place: Element };
      place.replaceWith(left);
    });
    await figure.and(page.locator('[data-ready]')).waitFor();
    await figureOn(page, name).locator('.stage').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const during = await aliveOn(page);
    expect(during.IntersectionObserver).toBeGreaterThan(before.IntersectionObserver!);
    expect(during).not.toEqual(before);
    await drag(figure, handle, { x: 300, y: 400 }, { x: 320, y: 410 });
    // While its timers are pending.
    await page.evaluate(() => (window as unknown as { left: Element }).left.remove());
    await drawn(page);
    // Blocks paused during the drag return one by one.
    await expect.poll(() => aliveOn(page)).toEqual(before);
    await close();
  });
});

it('a program that starts again leaves nothing of its page before', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900 });
  await page.goto(pageUrl('circle-and-circle/'));
  const program = page.locator('first-contact-program').first();
  await program.scrollIntoViewIfNeeded();
  await program.locator('iframe').evaluate(async (one) => {
    const { contentWindow } = one as HTMLIFrameElement;
    const isThere = () =>
      contentWindow?.program && contentWindow.document.readyState === 'complete';
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const devtools = await page.context().newCDPSession(page);
  const restart = async () => {
    const ready = program.evaluate(
      (one) =>
        new Promise<void>((resolve) => one.addEventListener('program-ready', () => resolve())),
    );
    // Both are pending in this order.
    await program.getByRole('button', { name: 'Restart' }).click();
    await ready;
  };
  const documents = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Memory.getDOMCounters')).documents;
  };
  await restart();
  // The first frame may still be drawn.
  await drawn(page);
  const before = await documents();
  for (let i = 0; i < 5; i += 1) await restart();
  await expect.poll(documents).toBeLessThanOrEqual(before);
  await close();
});
