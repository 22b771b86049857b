// How fast the machine is while it measures, and how evenly it slows down: without that no time of a
// drag means much.
import {
  byMove,
  drags,
  middle,
  moves,
  p95,
  path,
  sendMoves,
  slow,
  traceMoves,
  viewport,
} from './moves.mjs';

/** In the page: the same at each move, a million square roots. */
function workAtEachMove() {
  const numbers = new Float64Array(4096);
  window.addEventListener('pointermove', () => {
    for (let i = 0; i < 1_000_000; i += 1) {
      numbers[i & 4095] = Math.sqrt(i + (numbers[(i * 7) & 4095] ?? 0));
    }
  });
}

/**
 * A job that is always the same, made and judged as drags are. Slowed down four times, its slowest
 * moves take longer than four times as long: that much is not a page's doing.
 * @param {import('playwright-core').Browser} browser
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function measureMachine(browser) {
  const points = path({ x: 0, y: 0, ...viewport }, moves);
  const rows = [];
  for (const slowdown of [1, 4]) {
    const all = [];
    for (let time = 0; time < drags; time += 1) {
      const { work } = await traceMoves(
        { browser, slowdown },
        (page) => page.evaluate(workAtEachMove),
        async (_, devtools, startTracing) => {
          // By then the job is compiled.
          await sendMoves(devtools, points.slice(0, 40));
          await startTracing();
          await sendMoves(devtools, points);
        },
      );
      all.push(work);
    }
    const costs = byMove(all, 'script');
    const job = 'a million square roots per move';
    rows.push(
      { measure: `${job}, ms${slow(slowdown)}`, page: '', value: middle(costs), digits: 2 },
      { measure: `${job}, p95 ms${slow(slowdown)}`, page: '', value: p95(costs), digits: 2 },
    );
  }
  return rows;
}
