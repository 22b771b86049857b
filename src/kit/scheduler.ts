/** Draws one thing if it differs from what is shown, and tells how much of it changed. */
export type Draw = () => number;

/** One kind of what stands beside the drawing: its words, its numbers, its listings. */
export interface Source {
  /** How much of it may change in one frame while a hand moves. */
  readonly most: number;
  /** What draws each piece of it. Asked for anew in each frame. */
  draws(isMoving: boolean): readonly Draw[];
}

/**
 * Shares frames among what stands beside the drawing. While a hand moves, the sources take turns,
 * one of them a frame, and the pieces of each take turns as well: a hand that never rests gets all
 * of them drawn nevertheless. A frame without a move draws all that is pending.
 */
export class Scheduler {
  readonly #pending = new Set<Source>();
  /** The piece that each source drew last. */
  readonly #last = new Map<Source, number>();
  readonly #told: (source: Source, error: unknown) => void;

  /** `told` hears of each source after it was drawn: what it threw, or null. */
  constructor(told: (source: Source, error: unknown) => void) {
    this.#told = told;
  }

  /** They may differ from what is shown. */
  add(sources: readonly Source[]): void {
    for (const source of sources) this.#pending.add(source);
  }

  /** What a frame has time for; tells whether any may be left. */
  run(isMoving: boolean): boolean {
    for (const source of [...this.#pending]) {
      this.#pending.delete(source);
      let error: unknown = null;
      try {
        if (this.#draw(source, isMoving)) this.#pending.add(source);
      } catch (thrown) {
        // One that fails must not keep the others from their turn.
        error = thrown;
      }
      this.#told(source, error);
      if (isMoving) break;
    }
    return this.#pending.size > 0;
  }

  /** Draws until so much has changed; tells whether any may be left. */
  #draw(source: Source, isMoving: boolean): boolean {
    const draws = source.draws(isMoving);
    const most = isMoving ? source.most : Infinity;
    let last = this.#last.get(source) ?? -1;
    let changed = 0;
    for (let i = 0; i < draws.length; i += 1) {
      if (changed >= most) return true;
      last = (last + 1) % draws.length;
      this.#last.set(source, last);
      changed += draws[last]?.() ?? 0;
    }
    return false;
  }
}
