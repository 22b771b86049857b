import { lineNumberAt, type Run } from '../run.ts';
import { foundAt } from '../sentences.ts';

/** Rows around the current step. More would cost time without being read. */
const maxRows = 400;

/**
 * A run as a table for readers who cannot see its colours. It is filled on opening and emptied on
 * closing.
 */
export class RunTable {
  readonly #details: HTMLDetailsElement;
  #run: Run | null = null;
  /** The step in the first row. */
  #first = 0;
  #timer = 0;

  constructor(details: HTMLDetailsElement, signal: AbortSignal) {
    this.#details = details;
    signal.addEventListener('abort', () => window.clearTimeout(this.#timer));
  }

  draw(run: Run, step: number): void {
    if (!this.#details.open) {
      this.#empty();
      return;
    }
    const first = step < 0 ? 0 : Math.floor(step / maxRows) * maxRows;
    if (run === this.#run && first !== this.#first) this.#fill(run, step);
    else if (run !== this.#run) {
      // The table is not read during a drag, so fill it afterwards.
      window.clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#fill(run, step), this.#run ? 250 : 0);
    } else this.#mark(step);
  }

  /** Otherwise thousands of invisible elements would remain. */
  #empty(): void {
    window.clearTimeout(this.#timer);
    if (!this.#run) return;
    this.#run = null;
    this.#details.querySelector('tbody')?.replaceChildren();
  }

  #fill(run: Run, step: number): void {
    this.#run = run;
    const body = this.#details.querySelector('tbody');
    const note = this.#details.querySelector('.left-out');
    const { trace, steps, frames } = run;
    this.#first = step < 0 ? 0 : Math.floor(step / maxRows) * maxRows;
    const rows = steps.slice(this.#first, this.#first + maxRows).map(({ frame }, k) => {
      const i = this.#first + k;
      const row = document.createElement('tr');
      const name = trace.siteTable.at(frames[frame]?.fn ?? 0).name ?? '';
      for (const text of [String(i + 1), name, String(lineNumberAt(run, i)), foundAt(run, i)]) {
        row.append(Object.assign(document.createElement('td'), { textContent: text }));
      }
      return row;
    });
    body?.replaceChildren(...rows);
    const left = steps.length - rows.length;
    if (note) note.textContent = left > 0 ? `${left} more steps are left out.` : '';
    this.#mark(step);
  }

  #mark(step: number): void {
    const rows = this.#details.querySelectorAll('tbody tr');
    rows.forEach((row, i) => {
      if (this.#first + i === step) row.setAttribute('aria-current', 'step');
      else row.removeAttribute('aria-current');
    });
  }
}
