/** Random numbers from a seed, by "mulberry32", of which a double needs two. */
export class Random {
  #state: number;

  constructor(start: number) {
    this.#state = start | 0;
  }

  /** From low up to, and not including, high. */
  between(low: number, high: number): number {
    return low + (high - low) * this.#fraction();
  }

  /** A whole number from low to high, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor((high - low + 1) * this.#fraction());
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.integer(0, items.length - 1)]!;
  }

  /** 10^low to 10^high and their negatives: every size is equally likely. */
  ofAnySize(low: number, high: number): number {
    return this.pick([-1, 1]) * 10 ** this.between(low, high);
  }

  /** From 0 up to 1 in steps of 2^-53. */
  #fraction(): number {
    return ((this.#bits() >>> 5) * 2 ** 26 + (this.#bits() >>> 6)) / 2 ** 53;
  }

  #bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}
