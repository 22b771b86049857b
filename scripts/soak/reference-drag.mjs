import { dragHandle } from '../measure/drag.mjs';
import { ask, drawn } from './page.mjs';

const moves = 60;
/** The least of a few drags is what the deed costs; the rest is the machine. */
const drags = 3;

/**
 * Milliseconds of work that the page's main thread has with a move of a handle: always the same handle,
 * along the same way. Not by the clock, because the thread may have to wait for other programs.
 * @param {import('./memory.mjs').Tools} open
 * @param {{ figure: string, id: string }} handle
 */
export async function costOfDrag({ page, tools }, handle) {
  /** @param {string} name */
  const metric = async (name) => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return 1000 * (metrics.find((one) => one.name === name)?.value ?? Number.NaN);
  };
  const costs = [];
  for (let i = 0; i < drags; i += 1) {
    await ask(
      page,
      (figure) => {
        const reset = document.querySelector(`[data-figure="${figure}"] [data-do="reset"]`);
        if (reset instanceof HTMLElement) reset.click();
      },
      handle.figure,
    );
    await drawn(page);
    let before = Number.NaN;
    const beforeMoves = async () => {
      before = await metric('TaskDuration');
    };
    await dragHandle(page, tools, { ...handle, count: moves, beforeMoves });
    costs.push(((await metric('TaskDuration')) - before) / moves);
  }
  return Math.min(...costs);
}
