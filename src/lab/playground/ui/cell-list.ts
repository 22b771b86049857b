import { EditorCard } from '#lab/notebook/editor-card.ts';
import type { LibrarySource } from '#trace/source/library-source.ts';
import type { Card } from '#trace/ui/runner.ts';
import { type Callable, functionsIn, valuesIn, whyNotCallable } from '../callables.ts';
import type { LinkedCells } from '../link-cells.ts';
import { maxCells, type Shape } from '../scene.ts';
import { type CellHost, PlaygroundCell } from './cell.ts';
import { sourceOf } from './source-of.ts';

/** The cells of a playground, from top to bottom. */
export class CellList {
  readonly #root: HTMLElement;
  readonly #library: LibrarySource;
  readonly #host: CellHost;
  #cells: PlaygroundCell[] = [];

  constructor(root: HTMLElement, library: LibrarySource, host: CellHost) {
    this.#root = root;
    this.#library = library;
    this.#host = host;
  }

  get texts(): readonly string[] {
    return this.#cells.map(({ editor }) => editor.text);
  }

  get functions(): readonly Callable[] {
    return this.texts.flatMap(functionsIn);
  }

  get isFull(): boolean {
    return this.#cells.length >= maxCells;
  }

  load(texts: readonly string[]): void {
    for (const cell of this.#cells) cell.destroy();
    this.#cells = [];
    for (const text of texts) this.add(text);
  }

  add(text: string): PlaygroundCell {
    const cell = new PlaygroundCell(text, this.#isSource(text), this.#host);
    this.#cells.push(cell);
    this.#root.append(cell.root);
    this.#number();
    return cell;
  }

  remove(cell: PlaygroundCell): void {
    this.#cells = this.#cells.filter((one) => one !== cell);
    cell.destroy();
    this.#number();
  }

  /** Replaces an unchanged library source by another function's source. */
  showSource(fn: string): void {
    if (this.functions.some((one) => one.fn === fn)) return;
    for (const cell of this.#cells.filter(({ isUnchanged }) => isUnchanged)) this.remove(cell);
    if (!this.isFull) this.add(sourceOf(this.#library, fn));
  }

  /** Shows an error in its cell, and returns false if no cell has it. */
  showFault(cell: number, line: number, message: string): boolean {
    const found = this.#cells[cell];
    found?.editor.showFault({ line, message });
    return found !== undefined;
  }

  /** Offers each cell's other functions. Returns why some of them cannot be called. */
  offer(shapes: readonly Shape[], called: string): string {
    const reasons: string[] = [];
    for (const cell of this.#cells) {
      const { text } = cell.editor;
      const all = functionsIn(text).map((one) => ({ ...one, reason: whyNotCallable(one, shapes) }));
      cell.offerCalls(
        all.filter(({ fn, reason }) => reason === '' && fn !== called).map(({ fn }) => fn),
      );
      reasons.push(...all.flatMap(({ reason }) => reason || []));
      for (const name of valuesIn(text)) {
        reasons.push(`To call ${name}, write it as “function ${name}(…) { … }”.`);
      }
    }
    return reasons.slice(0, 2).join(' ');
  }

  /** Whether the reader has changed or added nothing. */
  get isUnchanged(): boolean {
    return this.#cells.every((cell) => cell.isUnchanged);
  }

  clearFaults(): void {
    for (const { editor } of this.#cells) editor.showFault(null);
  }

  cards({ siteTable, declaredByCell }: LinkedCells): Card[] {
    return this.#cells.map(({ editor, file }, i) => {
      const source = { file, name: file, text: editor.text, firstLine: 1 };
      return new EditorCard(editor, siteTable, declaredByCell[i] ?? [], source);
    });
  }

  get breakpoints(): readonly { readonly file: string; readonly lines: ReadonlySet<number> }[] {
    return this.#cells.map(({ editor, file }) => ({ file, lines: editor.breakpoints }));
  }

  /** Whether a text is a library function's source. */
  #isSource(text: string): boolean {
    const fn = functionsIn(text).at(-1)?.fn ?? '';
    return this.#library.exported[fn] !== undefined && sourceOf(this.#library, fn) === text;
  }

  #number(): void {
    for (const [i, cell] of this.#cells.entries()) cell.index = i;
  }
}
