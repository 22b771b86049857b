import { type CodeEditor, openEditor } from '#lab/editor/editor.ts';
import { element } from '#lab/notebook/element.ts';
import { cellFile } from '../link-cells.ts';

export interface CellHost {
  changed(): void;
  remove(cell: PlaygroundCell): void;
  call(fn: string): void;
  toggleBreakpoint(file: string, line: number): void;
  goToEvent(event: number): void;
}

/** A numbered editor with a button that removes it. */
export class PlaygroundCell {
  readonly root = element('section', 'listed playground-cell');
  readonly editor: CodeEditor;
  /** The library source it began with. Choosing another function replaces it. */
  readonly #source: string | null;
  readonly #title = element('b', 'cell-title', '');
  readonly #remove = element('button', 'edit-button', 'Remove');
  readonly #callButtons = element('span', 'cell-asks');
  #index = 0;

  constructor(text: string, isSource: boolean, host: CellHost) {
    this.#source = isSource ? text : null;
    this.#remove.setAttribute('type', 'button');
    this.#remove.addEventListener('click', () => host.remove(this));
    this.root.tabIndex = -1;
    const bar = element('div', 'cell-bar');
    bar.append(this.#title, this.#callButtons, this.#remove);
    this.#callButtons.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const { ask: fn } = target.dataset;
      if (fn === undefined) return;
      host.call(fn);
      // The pressed button is gone, so keep the focus in its cell.
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

  /** Shows a button for each function of the cell that can be called. */
  offerCalls(functions: readonly string[]): void {
    const shown = [...this.#callButtons.children].map((one) => (one as HTMLElement).dataset.ask);
    if (shown.join() === functions.join()) return;
    this.#callButtons.replaceChildren(
      ...functions.map((fn) => {
        const button = element('button', 'edit-button', `Call ${fn}`);
        button.setAttribute('type', 'button');
        button.dataset.ask = fn;
        return button;
      }),
    );
  }

  get isUnchanged(): boolean {
    return this.editor.text === this.#source;
  }

  destroy(): void {
    this.editor.destroy();
    this.root.remove();
  }
}
