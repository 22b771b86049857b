/** Random numbers that are the same every time: a suite is built more than once. */
export class Dice {
  #state: number;
  /** How fine the numbers of the present scene are. */
  step = 1;
  #made: unknown;

  constructor(seed: string) {
    this.#state = 2166136261;
    for (const letter of seed) {
      this.#state = Math.imul(this.#state ^ letter.charCodeAt(0), 16777619);
    }
  }

  /** From 0 up to 1, by the generator mulberry32. */
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

  /** A number on the grid of the scene. */
  between(min: number, max: number): number {
    return this.toGrid(min + this.next() * (max - min));
  }

  toGrid(value: number): number {
    return Math.round(value / this.step) / Math.round(1 / this.step) + 0;
  }

  /** Mostly what was made before: scenes that share a polygon make a shorter file. */
  again<T>(make: () => T): T {
    if (this.#made === undefined || this.chance(0.3)) this.#made = make();
    return this.#made as T;
  }

  /** Begins a scene: its numbers are whole, or have one decimal or two. */
  newScene(): void {
    this.step = this.pick([1, 1, 0.1, 0.1, 0.1, 0.01]);
  }
}
