import { setTimeout as wait } from 'node:timers/promises';
import {
  byMove,
  drags,
  middle,
  moves,
  p95,
  path,
  send,
  sendMoves,
  slow,
  traceMoves,
} from './moves.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} CDPSession */
/** @typedef {import('./moves.mjs').Costs} Costs */

const names = { script: 'script', render: 'style, layout, paint', rest: 'rest of the frame' };
/** @typedef {Record<number, { script: number, render: number }>} Budgets in milliseconds, by slowdown */
/** @type {Budgets} */
const plainBudgets = { 1: { script: 1, render: 4 }, 4: { script: 4, render: 10 } };
/** @type {Budgets} beside a listing that is lit by each move */
const liveBudgets = { 1: { script: 2, render: 5 }, 4: { script: 8, render: 12 } };

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
  const held = drawing.locator(id ? `[data-handle="${id}"]` : '[data-handle]').first();
  // What is seen of it: the rest of it may follow only when the hand rests.
  const handle = held.locator('.mark');
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

/** @typedef {{ browser: import('playwright-core').Browser, page: string, url: string,
 *   slowdown: number, figure?: string, id?: string }} Target a figure and a handle, if not the first
 */

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
