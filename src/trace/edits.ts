/**
 * Insertions and removals in a source. At one position, closing insertions precede opening ones,
 * each in the order of the calls. They nest if opening ones are inserted from the outside in, and
 * closing ones from the inside out.
 */
export class Edits {
  readonly #source: string;
  readonly #closing = new Map<number, string>();
  readonly #opening = new Map<number, string>();
  readonly #removed: { readonly start: number; readonly end: number }[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  open(at: number, text: string): void {
    this.#opening.set(at, (this.#opening.get(at) ?? '') + text);
  }

  close(at: number, text: string): void {
    this.#closing.set(at, (this.#closing.get(at) ?? '') + text);
  }

  /** Removes text but keeps its newlines, so that line numbers do not change. */
  remove(start: number, end: number): void {
    this.#removed.push({ start, end });
  }

  apply(): string {
    const removed = this.#removed.sort((a, b) => a.start - b.start);
    const places = [...new Set([...this.#closing.keys(), ...this.#opening.keys()])];
    let code = '';
    let at = 0;
    let next = 0;
    const copyTo = (end: number) => {
      while (at < end) {
        while (removed[next] && (removed[next]?.end ?? 0) <= at) next += 1;
        const gap = removed[next];
        if (gap && gap.start <= at) {
          const stop = Math.min(gap.end, end);
          code += this.#source.slice(at, stop).replace(/[^\n]/g, '');
          at = stop;
        } else {
          const stop = Math.min(gap?.start ?? end, end);
          code += this.#source.slice(at, stop);
          at = stop;
        }
      }
    };
    for (const place of places.sort((a, b) => a - b)) {
      copyTo(place);
      code += (this.#closing.get(place) ?? '') + (this.#opening.get(place) ?? '');
    }
    copyTo(this.#source.length);
    return code;
  }
}
