import { Log } from './log.mjs';
import { memoryOf, openTools } from './memory.mjs';
import { watch, watchPolicy } from './problems.mjs';
import { Reader } from './reader.mjs';
import { costOfDrag } from './reference-drag.mjs';
import { rest } from './rest.mjs';

/** @typedef {import('./verdict.mjs').Sample} Sample */

/**
 * A visit of one kind in a tab of its own, with all that is noted about it.
 * @param {object} given
 * @param {string} given.name of the visit
 * @param {import('./page.mjs').Page} given.page
 * @param {number} given.seed
 * @param {readonly import('./deeds.mjs').Deed[]} given.deeds
 * @param {{ figure: string, id: string } | null} given.handle of the drag that is measured
 * @param {import('./memory.mjs').Tools | null} [given.unused] a page that nobody uses, with the same handle
 * @param {boolean} given.isMeasured whether the browser has tools that tell of memory
 * @param {(line: string) => void} given.say
 * @param {number} [given.pause] at most so many milliseconds between two deeds
 * @param {number} [given.settling] milliseconds in which a page comes to rest
 */
export async function prepare(given) {
  const {
    name,
    page,
    seed,
    deeds,
    handle,
    unused,
    isMeasured,
    say,
    pause,
    settling = 1500,
  } = given;
  const log = new Log();
  /** @type {string[]} */
  const problems = [];
  /** @type {Sample[]} */
  const samples = [];
  const begin = performance.now();
  const minutes = () => (performance.now() - begin) / 60_000;
  const note = (/** @type {string} */ problem) => {
    const { index = 0, deed = '', page: path = '' } = log.last(1)[0] ?? {};
    problems.push(problem);
    say(`${name}, minute ${minutes().toFixed(1)}, deed ${index} (${deed}, ${path}): ${problem}`);
  };
  watch(page, note);
  const open = isMeasured ? await openTools(page) : null;
  if (open) await watchPolicy(open.tools, note);
  const reader = new Reader({ visit: name, seed, page, log, note, deeds, pause });

  async function sample() {
    await rest(page, settling);
    if (!open) return;
    // Beside the same drag on a page that nobody uses, because other programs use the machine as well.
    const beside = handle && unused ? await costOfDrag(unused, handle) : 1;
    const cost = handle ? await costOfDrag(open, handle) : 0;
    if (handle) await rest(page, settling);
    const memory = await memoryOf(open);
    const one = { at: minutes(), deeds: reader.count, memory, drag: cost / beside };
    samples.push(one);
    const { heap, objects, dom, nodes, listeners, workers, frames, rss } = memory;
    say(
      `${name}, minute ${one.at.toFixed(1)}: ${reader.count} deeds, heap ${(heap / 1e6).toFixed(2)} MB (objects ` +
        `${(objects / 1e6).toFixed(2)} MB), ` +
        `browser's ${(dom / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners, ` +
        `${workers} workers, ${frames} frames, RSS ${(rss / 1e6).toFixed(0)} MB, ` +
        `drag ${cost.toFixed(2)} ms, ${one.drag.toFixed(2)} times that of an unused page, ` +
        `${problems.length} problems`,
    );
  }

  return { reader, log, problems, samples, sample, minutes };
}
