import { setText } from '#figure/text.ts';
import type { Run } from '../run.ts';
import { type Watch, watchable, watchedAt } from '../watches.ts';
import { make, makeButton } from './make.ts';

interface Row {
  readonly watch: Watch;
  readonly element: HTMLElement;
  readonly value: HTMLElement;
  readonly text: Text;
  readonly change: Text;
}

/** The watched values, and the list of values to add. */
export class WatchList {
  readonly list = make('ul', { className: 'watches', ariaLabel: 'Watched values' });
  readonly select = make('select', { ariaLabel: 'Value to watch' });
  #rows: readonly Row[] = [];
  #offered: readonly Watch[] = [];
  readonly #changed: () => void;

  /** `changed` is called when a watch is added or removed. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  offer(run: Run): void {
    const { value } = this.select;
    this.#offered = watchable(run).flatMap(({ file, fn, paths }) =>
      paths.map((path) => ({ file, fn, path })),
    );
    const groups = new Map<string, HTMLOptGroupElement>();
    this.#offered.forEach(({ file, fn, path }, i) => {
      const key = `${file} ${fn}`;
      const group = groups.get(key) ?? make('optgroup', { label: fn });
      groups.set(key, group);
      group.append(make('option', { value: `${key} ${path}` }, path));
      if (i === 0) this.select.value = `${key} ${path}`;
    });
    this.select.replaceChildren(...groups.values());
    if (value) this.select.value = value;
    if (this.select.selectedIndex < 0) this.select.selectedIndex = 0;
  }

  /** Adds the selected value, or returns why it cannot. */
  add(): string {
    const watch = this.#offered[this.select.selectedIndex];
    if (!watch) return 'There is nothing to watch in this run.';
    const isKnown = this.#rows.some(({ watch: { file, fn, path } }) => {
      return file === watch.file && fn === watch.fn && path === watch.path;
    });
    if (isKnown) return `${watch.path} is already watched.`;
    const row = this.#makeRow(watch);
    this.#rows = [...this.#rows, row];
    this.list.append(row.element);
    this.#changed();
    return '';
  }

  draw(run: Run, step: number): number {
    let changes = 0;
    for (const { watch, value, text, change } of this.#rows) {
      const { words, hasChanged, isOld } = watchedAt(run, step, watch);
      changes += Number(setText(text, words || '–'));
      setText(change, hasChanged ? ' (just changed)' : '');
      value.classList.toggle('changed', hasChanged);
      value.classList.toggle('old', isOld || !words);
    }
    return changes;
  }

  #makeRow(watch: Watch): Row {
    const text = document.createTextNode('');
    const change = document.createTextNode('');
    const value = make('span', { className: 'watched' }, text);
    // Two functions may have variables of the same name.
    const isSecond = this.#rows.some(({ watch: { path } }) => path === watch.path);
    const of = isSecond ? ` in ${watch.fn}` : '';
    const remove = makeButton('×', `Stop watching ${watch.path}${of}`, () => {
      // Removing the button would lose the focus.
      this.select.focus();
      element.remove();
      this.#rows = this.#rows.filter((row) => row.element !== element);
      this.#changed();
    });
    const element = make(
      'li',
      { title: `${watch.path} in ${watch.fn}` },
      make('span', { className: 'watch-name' }, watch.path, make('small', {}, of)),
      ' = ',
      value,
      make('span', { className: 'visually-hidden' }, change),
      remove,
    );
    return { watch, element, value, text, change };
  }
}
