/** Draws one thing if it differs from what is shown, and returns how much of it changed. */
export type Draw = () => number;

/** One kind of content beside the drawing: words, numbers, or listings. */
export interface Source {
  /** How much of it may change in one frame of a drag. */
  readonly most: number;
  /** Whether the source after it is drawn in the same frame. */
  readonly goesOn?: boolean;
  /** One function for each piece of it. Called again in each frame. */
  draws(isMoving: boolean): readonly Draw[];
}

/**
 * Schedules the content beside the drawing. During a drag this is a round robin: one source in each
 * frame, and within each source its pieces in turn, so that a drag that never rests still draws all
 * of them. A frame without a move draws all that is pending.
 */
export class Scheduler {
  readonly #pending = new Set<Source>();
  /** The piece that each source drew last. */
  readonly #last = new Map<Source, number>();
  readonly #report: (source: Source, error: unknown) => void;

  /** `report` is called after each source was drawn, with what it threw, or null. */
  constructor(report: (source: Source, error: unknown) => void) {
    this.#report = report;
  }

  /** Marks sources that may differ from what is shown. */
  add(sources: readonly Source[]): void {
    for (const source of sources) this.#pending.add(source);
  }

  /** Draws what one frame has time for; returns whether any may be left. */
  run(isMoving: boolean): boolean {
    for (const source of [...this.#pending]) {
      this.#pending.delete(source);
      let error: unknown = null;
      try {
        if (this.#draw(source, isMoving)) this.#pending.add(source);
      } catch (thrown) {
        // A source that fails must not keep the others from being drawn.
        error = thrown;
      }
      this.#report(source, error);
      if (isMoving && !source.goesOn) break;
    }
    return this.#pending.size > 0;
  }

  /** Draws until the source's limit is reached; returns whether any may be left. */
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
