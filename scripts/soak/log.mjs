/**
 * @typedef {object} Entry
 * @property {number} index the deed's number in its visit
 * @property {string} visit
 * @property {string} page its path
 * @property {string} deed
 * @property {string} target what it was done to, and how it went
 */

/** The last deeds: a ring, so that an hour of them takes no more room than a minute. */
export class Log {
  /** @type {Entry[]} */
  #ring = [];
  #next = 0;
  /** @type {Map<string, number>} */
  counts = new Map();
  #size;

  constructor(size = 60) {
    this.#size = size;
  }

  /** @param {Entry} entry */
  add(entry) {
    this.#ring[this.#next % this.#size] = entry;
    this.#next += 1;
    this.counts.set(entry.deed, (this.counts.get(entry.deed) ?? 0) + 1);
  }

  /** How many there were in all. */
  get total() {
    return this.#next;
  }

  /** The last ones, the latest at the end. @param {number} [most] */
  last(most = this.#size) {
    const from = Math.max(0, this.#next - Math.min(most, this.#size));
    return Array.from(
      { length: this.#next - from },
      (_, i) => /** @type {Entry} */ (this.#ring[(from + i) % this.#size]),
    );
  }
}

/** @param {Entry} entry */
export const entryWords = ({ index, visit, page, deed, target }) =>
  `${visit} ${index}: ${deed} on ${page}${target ? `, ${target}` : ''}`;
