import { make } from './make.ts';

/** What the variables of the current line were before, and what they are next: left of their values. */
export class NeighborNote {
  readonly #note = make('span', { className: 'neighbors' });
  #line: HTMLElement | null = null;

  /** Returns false where the line has no room for it. */
  show(line: HTMLElement | null, words: string): boolean {
    const values = line?.querySelector('.values');
    if (!line || !values || !words) {
      this.#clear();
      return !words;
    }
    if (line !== this.#line) this.#clear();
    this.#line = line;
    line.dataset.neighbors = '';
    const code = line.querySelector('.code')?.textContent.trimEnd() ?? '';
    line.style.setProperty('--code', String(code.length));
    this.#note.textContent = words;
    if (this.#note.parentElement !== values) values.append(this.#note);
    // What does not fit wraps into a second row, which is cut off.
    const [box, room] = [this.#note.getBoundingClientRect(), values.getBoundingClientRect()];
    const fits = box.height > 0 && box.bottom < room.bottom + box.height / 2;
    if (!fits) this.#clear();
    return fits;
  }

  #clear(): void {
    this.#note.remove();
    delete this.#line?.dataset.neighbors;
    this.#line = null;
  }
}
