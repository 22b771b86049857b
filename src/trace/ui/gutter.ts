import type { Place } from '../breakpoints.ts';
import { make } from './make.ts';
import type { SourceLines } from './source-lines.ts';

/** What can be asked for at a line's number. */
export interface LineTasks {
  toggle(place: Place): void;
  runTo(place: Place): void;
  /** It has the focus now. */
  choose(place: Place): void;
}

/** The line numbers of a card as buttons: one stop for Tab, the arrow keys go from one to the next. */
export class Gutter {
  readonly #buttons = new Map<number, HTMLButtonElement>();

  constructor(card: HTMLElement, { lines }: SourceLines, tasks: LineTasks) {
    for (const { place } of lines) {
      const row = card.querySelector(`.line[data-line="${place.line}"]`);
      const button = make('button', {
        type: 'button',
        className: 'line-number',
        tabIndex: this.#buttons.size > 0 ? -1 : 0,
        ariaLabel: `Breakpoint in line ${place.line}`,
        ariaPressed: 'false',
      });
      button.dataset.number = String(place.line);
      this.#listen(button, place, tasks);
      row?.prepend(button);
      this.#buttons.set(place.line, button);
    }
  }

  show(breakpoints: ReadonlySet<number>): void {
    for (const [line, button] of this.#buttons) button.ariaPressed = String(breakpoints.has(line));
  }

  remove(): void {
    for (const button of this.#buttons.values()) button.remove();
  }

  #listen(button: HTMLButtonElement, place: Place, tasks: LineTasks): void {
    button.addEventListener('click', () => tasks.toggle(place));
    // Its two clicks have left the breakpoint as it was.
    button.addEventListener('dblclick', () => tasks.runTo(place));
    button.addEventListener('focus', () => {
      for (const other of this.#buttons.values()) other.tabIndex = other === button ? 0 : -1;
      tasks.choose(place);
    });
    button.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.shiftKey) tasks.runTo(place);
      else if (!this.#move(button, event.key)) return;
      event.preventDefault();
    });
  }

  #move(from: HTMLButtonElement, key: string): boolean {
    const all = [...this.#buttons.values()];
    const i = all.indexOf(from);
    const to = { ArrowUp: i - 1, ArrowDown: i + 1, Home: 0, End: all.length - 1 }[key];
    if (to === undefined) return false;
    all[to]?.focus();
    return true;
  }
}
