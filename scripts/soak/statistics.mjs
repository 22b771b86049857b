// Whether a series of samples grows, and by how much. Single samples say little: a machine has its moods,
// and a heap its crumbs. So it is medians that are compared, and slopes.
import { median } from '../measure/ratio.mjs';

/** The first part of a visit loads code and fills caches: it is not judged. */
export const warmUp = 0.3;
/** Fewer samples than this say nothing of growth. */
export const fewestSamples = 8;

/** @typedef {{ at: number, value: number }} Point a value and its time */

/**
 * The samples after the warm-up.
 * @template Item
 * @param {readonly Item[]} samples
 * @returns {Item[]}
 */
export const afterWarmUp = (samples) => samples.slice(Math.ceil(samples.length * warmUp));

/**
 * The slope that half of all pairs of points exceed (Theil and Sen): an outlier does not bend it.
 * @param {readonly Point[]} points
 */
export function slope(points) {
  const slopes = points.flatMap((a, i) =>
    points
      .slice(i + 1)
      .filter((b) => b.at !== a.at)
      .map((b) => (b.value - a.value) / (b.at - a.at)),
  );
  return slopes.length === 0 ? Number.NaN : median(slopes);
}

/**
 * The first and the last quarter of a list, at least one of each.
 * @template Item
 * @param {readonly Item[]} list
 */
export function quarters(list) {
  const size = Math.max(1, Math.floor(list.length / 4));
  return { first: list.slice(0, size), last: list.slice(-size) };
}

/**
 * @typedef {object} Growth
 * @property {number} first the median of the first quarter after the warm-up
 * @property {number} last the median of the last quarter
 * @property {number} share by how much it grew from the first sample after the warm-up to the last, by the
 *   slope: 0.05 is 5 %
 */

/**
 * @param {readonly Point[]} samples the warm-up included
 * @returns {Growth}
 */
export function growthOf(samples) {
  const points = afterWarmUp(samples);
  const { first, last } = quarters(points.map(({ value }) => value));
  const [start, end] = [median(first), median(last)];
  const span = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  const gained = span > 0 ? slope(points) * span : 0;
  // Where there was nothing, one more is all of it.
  return { first: start, last: end, share: gained / Math.max(start, 1) };
}

/**
 * @typedef {object} Slowdown
 * @property {number} first
 * @property {number} last
 * @property {number} ratio of the medians of the last quarter and of the first after the warm-up
 * @property {number} low the smallest ratio of nine in ten drawn samples
 * @property {number} high
 */

const draws = 2000;

/**
 * How much more something costs in the last quarter than in the first after the warm-up. The spread comes
 * from drawing samples of both quarters again and again (bootstrap).
 * @param {readonly number[]} costs the warm-up included
 * @param {{ next(): number }} dice
 * @returns {Slowdown}
 */
export function slowdownOf(costs, dice) {
  const { first, last } = quarters(afterWarmUp(costs));
  /** @param {readonly number[]} list */
  const drawn = (list) =>
    median(list.map(() => /** @type {number} */ (list[Math.floor(dice.next() * list.length)])));
  const ratios = Array.from({ length: draws }, () => drawn(last) / drawn(first));
  ratios.sort((a, b) => a - b);
  const [start, end] = [median(first), median(last)];
  return {
    first: start,
    last: end,
    ratio: end / start,
    low: ratios[Math.floor(draws * 0.05)] ?? Number.NaN,
    high: ratios[Math.floor(draws * 0.95)] ?? Number.NaN,
  };
}
