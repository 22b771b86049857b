import { fewestSamples, growthOf, slowdownOf } from './statistics.mjs';

/**
 * @typedef {object} Sample
 * @property {number} at minutes since the visit began
 * @property {number} deeds so far
 * @property {import('./memory.mjs').Memory} memory
 * @property {number} drag work with a move of a handle, as many times that on a page that nobody uses
 */

/**
 * @typedef {object} Judged a line of the verdict
 * @property {string} measure
 * @property {string} first at the end of the warm-up
 * @property {string} last at the end
 * @property {string} change
 * @property {'ok' | 'too much' | 'for the record'} verdict
 */

/** What may grow, in all the time after the warm-up. */
export const mostGrowth = 0.05;
/** What a move may cost more at the end. */
export const mostSlowdown = 1.1;

const mega = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(2);
const plain = (/** @type {number} */ count) => String(Math.round(count));
const percent = (/** @type {number} */ share) =>
  `${share < 0 ? '' : '+'}${(100 * share).toFixed(1)} %`;

/** @typedef {Exclude<keyof import('./memory.mjs').Memory, 'kinds'>} Counted */

/** @type {[Counted, string, (value: number) => string, boolean][]} */
const counted = [
  ['heap', 'JavaScript heap, MB', mega, true],
  ['objects', 'of it objects and strings, MB', mega, true],
  ['dom', "browser's heap, MB", mega, true],
  ['buffers', 'buffers, MB', mega, true],
  ['nodes', 'DOM nodes', plain, true],
  ['allNodes', "with the browser's own", plain, false],
  ['undos', 'what can be undone', plain, false],
  ['listeners', 'listeners', plain, true],
  ['documents', 'documents', plain, true],
  ['workers', 'workers', plain, true],
  ['frames', 'frames', plain, true],
  ['rss', 'process (RSS), MB', mega, false],
];

/**
 * Judges the samples of one visit.
 * @param {readonly Sample[]} samples
 * @param {{ next(): number }} dice
 * @returns {Judged[]}
 */
export function judge(samples, dice) {
  if (samples.length < fewestSamples) {
    throw new Error(
      `${samples.length} samples say nothing of growth: give the soak time for ${fewestSamples}.`,
    );
  }
  const rows = counted.map(([key, measure, words, isJudged]) => {
    const growth = growthOf(samples.map(({ at, memory }) => ({ at, value: memory[key] })));
    const isTooMuch = growth.share > mostGrowth;
    return /** @type {Judged} */ ({
      measure,
      first: words(growth.first),
      last: words(growth.last),
      change: percent(growth.share),
      verdict: isJudged ? (isTooMuch ? 'too much' : 'ok') : 'for the record',
    });
  });
  const { first, last, ratio, low, high } = slowdownOf(
    samples.map(({ drag }) => drag),
    dice,
  );
  // Slower is what is slower even if the samples fell otherwise.
  const isSlower = ratio > mostSlowdown && low > 1;
  rows.push({
    measure: 'work of a drag, beside an unused page',
    first: first.toFixed(2),
    last: last.toFixed(2),
    change: `x ${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
    verdict: isSlower ? 'too much' : 'ok',
  });
  return rows;
}
