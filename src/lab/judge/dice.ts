/** Random numbers that repeat exactly, because a suite is built more than once. */
export class Dice {
  #state: number;
  /** The precision of the current scene's numbers. */
  step = 1;
  #made: unknown;

  constructor(seed: string) {
    this.#state = 2166136261;
    for (const letter of seed) {
      this.#state = Math.imul(this.#state ^ letter.charCodeAt(0), 16777619);
    }
  }

  /** Returns a number from 0 up to 1 by the generator mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return this.toGrid(min + this.next() * (max - min));
  }

  toGrid(value: number): number {
    return Math.round(value / this.step) / Math.round(1 / this.step) + 0;
  }

  /**
   * Usually returns the previous result, because scenes that share a polygon make a shorter file.
   */
  again<T>(make: () => T): T {
    if (this.#made === undefined || this.chance(0.3)) this.#made = make();
    return this.#made as T;
  }

  /** Starts a scene, whose numbers are whole or have one or two decimals. */
  newScene(): void {
    this.step = this.pick([1, 1, 0.1, 0.1, 0.1, 0.01]);
  }
}
