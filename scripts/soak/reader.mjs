import { setTimeout as wait } from 'node:timers/promises';
import { diceOf, pickByWeight } from './dice.mjs';
import { entryWords } from './log.mjs';
import { ask } from './page.mjs';

/** @typedef {import('./deeds.mjs').Deed} Deed */

/** A reader who does what chance says: the same with the same seed. */
export class Reader {
  /** Deeds so far. */
  count = 0;
  #visit;
  #seed;
  #page;
  #log;
  #note;
  #deeds;
  #pause;

  /**
   * @param {object} given
   * @param {string} given.visit
   * @param {number} given.seed
   * @param {import('./page.mjs').Page} given.page
   * @param {import('./log.mjs').Log} given.log
   * @param {(problem: string) => void} given.note hears of deeds that could not be brought to their end
   * @param {readonly Deed[]} given.deeds
   * @param {number} [given.pause] at most so many milliseconds between two deeds
   */
  constructor({ visit, seed, page, log, note, deeds, pause = 300 }) {
    this.#visit = visit;
    this.#seed = seed;
    this.#page = page;
    this.#log = log;
    this.#note = note;
    this.#deeds = deeds;
    this.#pause = pause;
  }

  /** Does one of the deeds for which the open page has what they need. */
  async act() {
    const dice = this.dice();
    const needed = this.#deeds.map(({ needs }) => needs);
    const look = () =>
      ask(this.#page, (needs) => needs.map((one) => document.querySelector(one) !== null), needed);
    // A page that is just being left is looked at again where it leads to.
    const has = await look().catch(() => wait(2000).then(look));
    const possible = this.#deeds.filter((_, i) => has[i]);
    if (possible.length === 0) return;
    const deed = pickByWeight(dice, possible);
    await this.log(deed.name, () => deed.act({ page: this.#page, dice }));
    await wait(dice.next() * this.#pause);
  }

  /** The dice of the next deed. */
  dice() {
    this.count += 1;
    return diceOf(this.#seed, this.#visit, this.count);
  }

  /**
   * @param {string} deed
   * @param {() => Promise<string | null | void>} act
   */
  async log(deed, act) {
    const { pathname } = new URL(this.#page.url());
    const entry = { index: this.count, visit: this.#visit, page: pathname, deed, target: '' };
    this.#log.add(entry);
    try {
      entry.target = (await act()) ?? 'nothing in sight';
    } catch (error) {
      // A browser that is gone ends the soak.
      if (this.#page.isClosed()) throw error;
      const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
      entry.target += `: ${line}`;
      this.#note(`unfinished: ${entryWords(entry)}`);
    }
  }
}
