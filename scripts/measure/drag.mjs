import { setTimeout as wait } from 'node:timers/promises';
import { categories, costPerMove } from './trace.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} CDPSession */

const moves = 240;
/** Every move is made so often: what disturbs one of them is the machine, not the page. */
const drags = 3;
const frame = 1000 / 60;
const viewport = { width: 1440, height: 900 };
const names = { script: 'script', render: 'style, layout, paint', rest: 'rest of the frame' };
/** @typedef {Record<number, { script: number, render: number }>} Budgets in milliseconds, by slowdown */
/** @type {Budgets} */
const plainBudgets = { 1: { script: 1, render: 4 }, 4: { script: 4, render: 10 } };
/** @type {Budgets} beside a listing that is lit by each move */
const liveBudgets = { 1: { script: 2, render: 5 }, 4: { script: 8, render: 12 } };

/**
 * Where the pointer goes: a figure of eight over the part of the drawing that is in view.
 * @param {{ x: number, y: number, width: number, height: number }} drawing
 * @param {number} count
 */
function path(drawing, count) {
  const top = Math.max(drawing.y, 0);
  const bottom = Math.min(drawing.y + drawing.height, viewport.height);
  return Array.from({ length: count }, (_, index) => {
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
 * One move a frame.
 * @param {CDPSession} devtools
 * @param {{ x: number, y: number }[]} points
 */
async function sendMoves(devtools, points) {
  for (const point of points) {
    await Promise.all([send(devtools, 'mouseMoved', point), wait(frame)]);
  }
}

/**
 * Takes the first handle of the page, or a named one of a figure, and moves it, one move per frame.
 * @param {Page} page
 * @param {CDPSession} devtools
 * @param {{ count?: number, figure?: string, id?: string,
 *   beforeMoves?: () => Promise<unknown> }} [options]
 */
export async function dragHandle(page, devtools, options = {}) {
  const { count = moves, figure, id, beforeMoves } = options;
  const root = figure ? `first-contact-figure[data-figure="${figure}"]` : 'first-contact-figure';
  const drawing = page.locator(`${root} svg.drawing:visible:has([data-handle])`).first();
  const handle = drawing.locator(id ? `[data-handle="${id}"]` : '[data-handle]').first();
  await drawing.scrollIntoViewIfNeeded({ timeout: 10_000 });
  // Figures may wait until they are seen before they react.
  await wait(500);
  const start = await handle.boundingBox();
  const area = await drawing.boundingBox();
  if (start === null || area === null) throw new Error('the handle is not visible');

  const grip = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
  const points = path(area, count);
  await send(devtools, 'mousePressed', grip);
  await beforeMoves?.();
  await sendMoves(devtools, points);
  const end = await handle.boundingBox();
  await send(devtools, 'mouseReleased', points.at(-1) ?? grip);
  if (end !== null && end.x === start.x && end.y === start.y) {
    throw new Error('the handle does not follow the mouse');
  }
}

/** @param {number[]} values @param {number} part */
function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** @param {number[]} values */
const p95 = (values) => quantile(values, 0.95);
/** @param {number[]} values */
const middle = (values) => quantile(values, 0.5);

/** @typedef {ReturnType<typeof costPerMove>} Costs of each move of a drag */
/** @typedef {{ browser: import('playwright-core').Browser, page: string, url: string,
 *   slowdown: number, figure?: string, id?: string }} Target a figure and a handle, if not the first
 */

/**
 * What each move costs, in a page of its own that `open` fills.
 * @param {Pick<Target, 'browser' | 'slowdown'>} target
 * @param {(page: Page) => Promise<unknown>} open
 * @param {(page: Page, devtools: CDPSession, startTracing: () => Promise<void>) => Promise<unknown>} move
 */
async function traceMoves({ browser, slowdown }, open, move) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await open(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await move(page, devtools, () => browser.startTracing(page, { categories }));
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const work = costPerMove(traceEvents, 'work');
    if (work.length !== moves) throw new Error(`${work.length} of ${moves} moves arrived`);
    return { work, clock: costPerMove(traceEvents, 'clock') };
  } finally {
    await context.close();
  }
}

/** @param {number} slowdown */
const slow = (slowdown) => (slowdown === 1 ? '' : `, CPU ${slowdown}x slower`);

/**
 * The middle of what each move cost in each drag.
 * @param {Costs[]} drags
 * @param {'script' | 'render' | 'rest'} kind
 */
const byMove = (drags, kind) =>
  Array.from({ length: moves }, (_, move) =>
    middle(drags.map((costs) => costs[move]?.[kind] ?? Number.NaN)),
  );

/** In the page: the same at each move, some 2.5 ms. */
function workAtEachMove() {
  const numbers = new Float64Array(4096);
  window.addEventListener('pointermove', () => {
    for (let i = 0; i < 800_000; i += 1) {
      numbers[i & 4095] = Math.sqrt(i + (numbers[(i * 7) & 4095] ?? 0));
    }
  });
}

/**
 * A job that is always the same, made and judged as drags are. Slowing down lengthens some moves by
 * more than others, so that of the slowest ones even this takes more than so many times as long.
 * @param {Pick<Target, 'browser' | 'slowdown'>} target
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measureJob(target) {
  const points = path({ x: 0, y: 0, ...viewport }, moves);
  const all = [];
  for (let time = 0; time < drags; time += 1) {
    const { work } = await traceMoves(
      target,
      (page) => page.evaluate(workAtEachMove),
      async (_, devtools, startTracing) => {
        // The first ones are compiled.
        await sendMoves(devtools, points.slice(0, 40));
        await startTracing();
        await sendMoves(devtools, points);
      },
    );
    all.push(work);
  }
  const measure = `a fixed job at each move, p95 ms${slow(target.slowdown)}`;
  return [{ measure, page: '', value: p95(byMove(all, 'script')), digits: 2 }];
}

/**
 * What a move costs is the middle of what it cost in each drag; a single drag is a note. Judged by
 * the work, which other programs on the machine change less than the clock.
 * @param {Target} target
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measureDrag(target) {
  const { page, url, slowdown, figure, id } = target;
  let isLive = false;
  /** @type {Awaited<ReturnType<typeof traceMoves>>[]} */
  const all = [];
  for (let time = 0; time < drags; time += 1) {
    const traced = await traceMoves(
      target,
      async (tab) => {
        await tab.goto(url, { waitUntil: 'networkidle' });
        isLive = (await tab.locator('[data-listing-figure]').count()) > 0;
      },
      (tab, devtools, beforeMoves) =>
        dragHandle(tab, devtools, { ...(figure && { figure }), ...(id && { id }), beforeMoves }),
    );
    all.push(traced);
  }
  const budget = (isLive ? liveBudgets : plainBudgets)[slowdown];
  return /** @type {const} */ (['script', 'render', 'rest']).map((kind) => {
    /** @param {Costs} costs */
    const kindOf = (costs) => costs.map((cost) => cost[kind]);
    const works = all.map(({ work }) => work);
    const once = middle(works.map((work) => p95(kindOf(work))));
    const byClock = middle(all.map(({ clock }) => p95(kindOf(clock))));
    return {
      measure: `${names[kind]} per move${figure ? ' over a map' : ''}, p95 ms${slow(slowdown)}`,
      page,
      value: p95(byMove(works, kind)),
      budget: kind === 'rest' ? undefined : budget?.[kind],
      digits: 2,
      note: `(in one drag ${once.toFixed(2)}, by the clock ${byClock.toFixed(2)})`,
    };
  });
}
