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

/** @typedef {{ browser: import('playwright-core').Browser, url: string, slowdown: number,
 *   figure?: string, id?: string }} Target a figure and a handle, if not the first
 */

/**
 * One drag on a page that has just been opened: what each of its moves cost.
 * @param {Target} target
 */
export function dragOnce(target) {
  const { url, figure, id } = target;
  return traceMoves(
    target,
    (tab) => tab.goto(url, { waitUntil: 'networkidle' }),
    (tab, devtools, beforeMoves) =>
      dragHandle(tab, devtools, { ...(figure && { figure }), ...(id && { id }), beforeMoves }),
  );
}

/**
 * What a move costs is the middle of what it cost in each drag; a single drag is a note. Judged by
 * the work, which other programs on the machine change less than the clock.
 * @param {Target & { page: string }} target
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measureDrag(target) {
  const { page, slowdown, figure } = target;
  /** @type {Awaited<ReturnType<typeof traceMoves>>[]} */
  const all = [];
  for (let time = 0; time < drags; time += 1) all.push(await dragOnce(target));
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
      digits: 2,
      note: `(in one drag ${once.toFixed(2)}, by the clock ${byClock.toFixed(2)})`,
    };
  });
}
