// Compares two builds by the ratio of each pair of consecutive measurements.

/** Up to this ratio the machine may be the cause; a larger one needs an explanation. */
export const mostRatio = 1.1;

/**
 * @typedef {object} Ratio
 * @property {number} ratio the median of all pairs: 1.1 is 10 % more than before
 * @property {number} low
 * @property {number} high
 * @property {boolean} isSlower by more than is allowed, in most pairs
 */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = Number.NaN, above = below] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return (below + above) / 2;
}

/**
 * Both measurements of a pair happen together, so other work of the machine affects both.
 * @param {readonly { now: number, before: number }[]} pairs
 * @returns {Ratio}
 */
export function compare(pairs) {
  if (pairs.length === 0) throw new Error('There is nothing to compare: no pair was measured.');
  const ratios = pairs.map(({ now, before }) => now / before);
  const ratio = median(ratios);
  return {
    ratio,
    low: Math.min(...ratios),
    high: Math.max(...ratios),
    isSlower: ratio > mostRatio,
  };
}
