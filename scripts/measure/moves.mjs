// Moves of the pointer over a page, and what each costs it.
import { setTimeout as wait } from 'node:timers/promises';
import { categories, costPerMove } from './trace.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} CDPSession */
/** @typedef {ReturnType<typeof costPerMove>} Costs of each move of a drag */

export const moves = 240;
/** Every move is made so often: what disturbs one of them is the machine, not the page. */
export const drags = 3;
const frame = 1000 / 60;
export const viewport = { width: 1440, height: 900 };

/**
 * Where the pointer goes: a figure of eight over the part of the drawing that is in view.
 * @param {{ x: number, y: number, width: number, height: number }} drawing
 * @param {number} count
 */
export function path(drawing, count) {
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
export function send(devtools, type, point) {
  const buttons = type === 'mouseReleased' ? 0 : 1;
  const mouse = { ...point, type, button: /** @type {const} */ ('left'), buttons, clickCount: 1 };
  return devtools.send('Input.dispatchMouseEvent', mouse);
}

/**
 * One move a frame.
 * @param {CDPSession} devtools
 * @param {{ x: number, y: number }[]} points
 */
export async function sendMoves(devtools, points) {
  for (const point of points) {
    await Promise.all([send(devtools, 'mouseMoved', point), wait(frame)]);
  }
}

/** @param {number[]} values @param {number} part */
function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** @param {number[]} values */
export const p95 = (values) => quantile(values, 0.95);
/** @param {number[]} values */
export const middle = (values) => quantile(values, 0.5);

/**
 * What each move costs, in a page of its own that `open` fills.
 * @param {{ browser: import('playwright-core').Browser, slowdown: number }} target
 * @param {(page: Page) => Promise<unknown>} open
 * @param {(page: Page, devtools: CDPSession, startTracing: () => Promise<void>) => Promise<unknown>} move
 */
export async function traceMoves({ browser, slowdown }, open, move) {
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
export const slow = (slowdown) => (slowdown === 1 ? '' : `, CPU ${slowdown}x slower`);

/**
 * The middle of what each move cost in each drag.
 * @param {Costs[]} drags
 * @param {'script' | 'render' | 'rest'} kind
 */
export const byMove = (drags, kind) =>
  Array.from({ length: moves }, (_, move) =>
    middle(drags.map((costs) => costs[move]?.[kind] ?? Number.NaN)),
  );
