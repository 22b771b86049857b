import { type CodeEditor, openEditor } from '#editor/editor.ts';
import { element } from '#notebook/element.ts';
import { cellFile } from '../link-cells.ts';

export interface CellHost {
  changed(): void;
  remove(cell: PlaygroundCell): void;
  ask(fn: string): void;
  toggleBreakpoint(file: string, line: number): void;
  goToEvent(event: number): void;
}

/** A cell of code: an editor with its number, and a button that takes it away. */
export class PlaygroundCell {
  readonly root = element('section', 'listed playground-cell');
  readonly editor: CodeEditor;
  /** Its first text, where that is the library's: it is changed with the choice. */
  readonly #source: string | null;
  readonly #title = element('b', 'cell-title', '');
  readonly #remove = element('button', 'edit-button', 'Remove');
  readonly #asks = element('span', 'cell-asks');
  #index = 0;

  constructor(text: string, isSource: boolean, host: CellHost) {
    this.#source = isSource ? text : null;
    this.#remove.setAttribute('type', 'button');
    this.#remove.addEventListener('click', () => host.remove(this));
    this.root.tabIndex = -1;
    const bar = element('div', 'cell-bar');
    bar.append(this.#title, this.#asks, this.#remove);
    this.#asks.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const { ask: fn } = target.dataset;
      if (fn === undefined) return;
      host.ask(fn);
      // The button is gone: who pressed it by a key goes on in the same cell.
      if (!target.isConnected) this.root.focus({ preventScroll: true });
    });
    const place = element('div', 'edit-text');
    this.root.append(bar, place);
    this.editor = openEditor({
      parent: place,
      text,
      firstLine: 1,
      label: 'Code of a cell',
      onChange: () => host.changed(),
      onGutter: (line) => host.toggleBreakpoint(this.file, line),
      onCell: (event) => host.goToEvent(event),
    });
  }

  get file(): string {
    return cellFile(this.#index);
  }

  set index(index: number) {
    this.#index = index;
    this.#title.textContent = `Cell ${index + 1}`;
    this.root.ariaLabel = `Cell ${index + 1}`;
    this.#remove.ariaLabel = `Remove cell ${index + 1}`;
  }

  /** Offers to ask these functions of it. */
  offer(functions: readonly string[]): void {
    const shown = [...this.#asks.children].map((one) => (one as HTMLElement).dataset.ask);
    if (shown.join() === functions.join()) return;
    this.#asks.replaceChildren(
      ...functions.map((fn) => {
        const button = element('button', 'edit-button', `Ask ${fn}`);
        button.setAttribute('type', 'button');
        button.dataset.ask = fn;
        return button;
      }),
    );
  }

  /** Whether it is still as the library has it. */
  get isUnchanged(): boolean {
    return this.editor.text === this.#source;
  }

  destroy(): void {
    this.editor.destroy();
    this.root.remove();
  }
}
