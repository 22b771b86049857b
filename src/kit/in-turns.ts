/** What draws one thing, and tells how much of it that changed. */
export type Draw = () => number;

/**
 * Draws a few of many things at a time, round and round: whoever comes with new ones each time,
 * such as a hand that never rests, gets them all drawn nevertheless.
 */
export class InTurns {
  #next = 0;

  /** Draws until so much has changed; tells whether any may be left. */
  draw(things: readonly Draw[], most: number): boolean {
    let changed = 0;
    for (let i = 0; i < things.length; i += 1) {
      if (changed >= most) return true;
      this.#next = (this.#next + 1) % things.length;
      changed += things[this.#next]?.() ?? 0;
    }
    return false;
  }
}
