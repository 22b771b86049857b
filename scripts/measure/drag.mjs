// Drags a handle of a page and reads from the browser's trace what each move cost.
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './ratio.mjs';
import { categories, costPerMove } from './trace.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} CDPSession */
/** @typedef {{ browser: import('playwright-core').Browser, url: string, slowdown: number }} Target */

const moves = 240;
/** Another program on the machine can disturb one drag, but seldom most of them. */
const drags = 3;
const frame = 1000 / 60;
const viewport = { width: 1440, height: 900 };

/**
 * The pointer's path: a figure of eight over the part of the drawing that is in view.
 * @param {{ x: number, y: number, width: number, height: number }} drawing
 */
function path(drawing) {
  const top = Math.max(drawing.y, 0);
  const bottom = Math.min(drawing.y + drawing.height, viewport.height);
  return Array.from({ length: moves }, (_, index) => {
    const angle = (index / 120) * 2 * Math.PI;
    return {
      x: drawing.x + drawing.width * (0.5 + 0.35 * Math.sin(angle)),
      y: top + (bottom - top) * (0.5 + 0.35 * Math.sin(2 * angle)),
    };
  });
}

/**
 * Through the browser's own protocol, because Playwright's mouse runs a script in the page at every
 * move of a drag, which would be measured too.
 * @param {CDPSession} devtools
 * @param {'mousePressed' | 'mouseMoved' | 'mouseReleased'} type
 * @param {{ x: number, y: number }} point
 */
function send(devtools, type, point) {
  const buttons = type === 'mouseReleased' ? 0 : 1;
  const mouse = { ...point, type, button: /** @type {const} */ ('left'), buttons, clickCount: 1 };
  return devtools.send('Input.dispatchMouseEvent', mouse);
}

/**
 * Moves the first handle of the page, one move per frame.
 * @param {Page} page
 * @param {CDPSession} devtools
 * @param {() => Promise<unknown>} startTracing
 */
async function dragHandle(page, devtools, startTracing) {
  const drawing = page
    .locator('first-contact-figure svg.drawing:visible:has([data-handle])')
    .first();
  const handle = drawing.locator('[data-handle]').first().locator('.mark');
  await drawing.scrollIntoViewIfNeeded({ timeout: 10_000 });
  // Figures load when they come near the screen.
  await wait(500);
  const start = await handle.boundingBox();
  const area = await drawing.boundingBox();
  if (start === null || area === null) throw new Error('the handle is not visible');
  const grip = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
  const points = path(area);
  await send(devtools, 'mousePressed', grip);
  await startTracing();
  for (const point of points) {
    await Promise.all([send(devtools, 'mouseMoved', point), wait(frame)]);
  }
  const end = await handle.boundingBox();
  await send(devtools, 'mouseReleased', points.at(-1) ?? grip);
  if (end !== null && end.x === start.x && end.y === start.y) {
    throw new Error('the handle does not follow the mouse');
  }
}

/**
 * Drags once on a page that was just opened; returns what each move cost.
 * @param {Target} target
 */
export async function dragOnce({ browser, url, slowdown }) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await dragHandle(page, devtools, () => browser.startTracing(page, { categories }));
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const costs = costPerMove(traceEvents);
    if (costs.length !== moves) throw new Error(`${costs.length} of ${moves} moves arrived`);
    return costs;
  } finally {
    await context.close();
  }
}

/** @param {number[]} values */
const p95 = (values) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/**
 * Lines of a table: script, rendering and the rest of a frame.
 * @param {Target & { page: string }} target
 */
export async function measureDrag({ page, ...target }) {
  /** @type {Awaited<ReturnType<typeof dragOnce>>[]} */
  const all = [];
  for (let time = 0; time < drags; time += 1) all.push(await dragOnce(target));
  const names = { script: 'script', render: 'style, layout, paint', rest: 'rest of the frame' };
  return /** @type {const} */ (['script', 'render', 'rest']).map((kind) => {
    const value = median(all.map((costs) => p95(costs.map((cost) => cost[kind]))));
    return [page, names[kind], value.toFixed(2)];
  });
}
