import type { Place } from '../breakpoints.ts';
import { make } from './make.ts';
import type { SourceLines } from './source-lines.ts';

export interface LineActions {
  toggle(place: Place): void;
  runTo(place: Place): void;
  /** Called on focus. */
  choose(place: Place): void;
}

/** A card's line numbers as buttons. They are one tab stop, and the arrow keys move within it. */
export class Gutter {
  readonly #buttons = new Map<number, HTMLButtonElement>();

  constructor({ lines }: SourceLines, actions: LineActions) {
    for (const { place, number, words, row } of lines) {
      const button = make('button', {
        type: 'button',
        className: 'line-number',
        tabIndex: this.#buttons.size > 0 ? -1 : 0,
        ariaLabel: `Breakpoint on ${words}`,
        ariaPressed: 'false',
      });
      button.dataset.number = String(number);
      this.#listen(button, place, actions);
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

  #listen(button: HTMLButtonElement, place: Place, tasks: LineActions): void {
    button.addEventListener('click', () => tasks.toggle(place));
    // The two clicks of a double click have restored the breakpoint.
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
