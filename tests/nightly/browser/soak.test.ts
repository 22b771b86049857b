import type { CDPSession, Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import * as cells from '../../browser/cell.ts';
import { drag, drawn, figureOn, placeOf, startFigure } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// A tab that is used for hours must not grow: each test repeats one round and compares the memory of the
// first rounds with that of the last ones.

const browser = await openBrowser();
afterAll(() => browser.close());

/** The first rounds load and compile code and fill caches. */
const warmUp = 8;
const measuredRounds = process.env.FULL === '1' ? 60 : 9;
/** What is compiled and cached late in a short run is a few hundredths of the heap. */
const mostGrowth = { heap: 1.1, nodes: 1.02, listeners: 1, documents: 1, workers: 1 };

interface Memory {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly workers: number;
}

async function memoryOf(page: Page, devtools: CDPSession): Promise<Memory> {
  // One collection frees objects whose finalizers free others in the next.
  for (let i = 0; i < 3; i += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await drawn(page);
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, documents, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const workers = page.workers().length;
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents, workers };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Repeats the round; returns what has grown, with its medians in the first and the last third. */
async function grownBy(page: Page, round: () => Promise<void>): Promise<Record<string, number[]>> {
  const devtools = await page.context().newCDPSession(page);
  const samples: Memory[] = [];
  for (let i = 0; i < warmUp + measuredRounds; i += 1) {
    await round();
    if (i >= warmUp) samples.push(await memoryOf(page, devtools));
  }
  await devtools.detach();
  const third = Math.floor(samples.length / 3);
  const grown: Record<string, number[]> = {};
  for (const [key, most] of Object.entries(mostGrowth) as [keyof Memory, number][]) {
    const first = median(samples.slice(0, third).map((sample) => sample[key]));
    const last = median(samples.slice(-third).map((sample) => sample[key]));
    if (last > first * most) grown[key] = [first, last];
  }
  return grown;
}

const chapter = 'circle-and-circle/';
const figureName = 'circles-touch';

const openPage = () => browser.newPage({ width: 1440, height: 900 });

async function dragThereAndBack(page: Page): Promise<void> {
  const figure = await startFigure(page, figureName);
  const handle = figure.locator('svg.drawing:visible [data-handle]').first();
  const id = (await handle.getAttribute('data-handle')) ?? '';
  const from = await placeOf(figure, id);
  await drag(figure, id, { x: from.x + 30, y: from.y - 20 }, from);
  await figure.locator('[data-do="reset"]').click();
}

/** Edits a listing and restores it. Keys that CodeMirror handles leave nothing in the browser's undo history. */
async function editAndClose(page: Page): Promise<void> {
  const cell = await cells.edit(cells.listingIn(page));
  await cells.box(cell).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await cells.judged(cell);
  await cells.task(cell, 'reset').click();
  await cells.task(cell, 'close').click();
  await drawn(page);
}

it('a page on which a reader drags and edits again and again does not grow', async () => {
  const { page, close } = await openPage();
  await cells.openPage(page, chapter, figureName);
  const grown = await grownBy(page, async () => {
    await dragThereAndBack(page);
    await editAndClose(page);
  });
  await close();
  expect(grown).toEqual({});
});

it('a tab that leaves a chapter and comes back does not grow', async () => {
  const { page, close } = await openPage();
  await cells.openPage(page, chapter, figureName);
  const grown = await grownBy(page, async () => {
    await dragThereAndBack(page);
    await editAndClose(page);
    await page.locator('a[rel="next"]').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${chapter}`));
    await page.goBack();
    await figureOn(page, figureName).waitFor();
  });
  await close();
  expect(grown).toEqual({});
});

it.each([
  ['nothing', '', []],
  [
    'a listener and its elements',
    "addEventListener('resize', () => made.remove());",
    ['nodes', 'listeners'],
  ],
  ['much of the heap', 'kept.push(Array.from({ length: 40_000 }, Math.random));', ['heap']],
  ['frames', "document.body.append(document.createElement('iframe'));", ['documents', 'nodes']],
  [
    'workers',
    "kept.push(new Worker(URL.createObjectURL(new Blob(['onmessage = () => {}']))));",
    ['workers'],
  ],
])('a page that keeps %s is measured so', async (_, keep, wanted) => {
  const { page, close } = await openPage();
  const url = `${inject('siteUrl')}soak-lab/`;
  const body = `<!doctype html><html lang="en"><title>A lab</title><body><script>
    const kept = [];
    function round() {
      const made = document.createElement('div');
      for (let i = 0; i < 40; i += 1) made.append(document.createElement('p'));
      ${keep}
    }
  </script>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
  const grown = await grownBy(page, () => page.evaluate('round()'));
  await close();
  expect(Object.keys(grown)).toEqual(expect.arrayContaining(wanted));
  if (wanted.length === 0) expect(grown).toEqual({});
});
