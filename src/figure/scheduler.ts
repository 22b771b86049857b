/** Updates one piece of content if it is outdated, and returns how much of it changed. */
export type Draw = () => number;

/** One kind of content beside the drawing: words, numbers, or listings. */
export interface Source {
  /** The most that may change in one frame of a drag. */
  readonly most: number;
  /** Whether the source after it is drawn in the same frame. */
  readonly goesOn?: boolean;
  /** Returns one function for each piece. It is called in each frame. */
  draws(isMoving: boolean): readonly Draw[];
}

/**
 * Schedules the content beside the drawing. A drag draws one source per frame, round robin, and the
 * pieces of each source in turn, so that all of them are drawn even if the drag never pauses. A
 * frame without a move draws everything that is pending.
 */
export class Scheduler {
  readonly #pending = new Set<Source>();
  /** The piece that each source drew last. */
  readonly #last = new Map<Source, number>();
  readonly #report: (source: Source, error: unknown) => void;

  /** `report` is called after each source is drawn, with its error or null. */
  constructor(report: (source: Source, error: unknown) => void) {
    this.#report = report;
  }

  /** Marks sources whose content may be outdated. */
  add(sources: readonly Source[]): void {
    for (const source of sources) this.#pending.add(source);
  }

  /** Draws as much as one frame has time for. Returns whether anything may be left. */
  run(isMoving: boolean): boolean {
    for (const source of [...this.#pending]) {
      this.#pending.delete(source);
      let error: unknown = null;
      try {
        if (this.#draw(source, isMoving)) this.#pending.add(source);
      } catch (thrown) {
        // A source that fails must not prevent the others from being drawn.
        error = thrown;
      }
      this.#report(source, error);
      if (isMoving && !source.goesOn) break;
    }
    return this.#pending.size > 0;
  }

  /** Draws up to the source's limit. Returns whether anything may be left. */
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
