import { EditorCard } from '#notebook/editor-card.ts';
import type { LibrarySource } from '#source/library-source.ts';
import type { Card } from '#trace/ui/runner.ts';
import type { LinkedCells } from '../link-cells.ts';
import { functionsIn, type Offer, valuesIn, whyNot } from '../offers.ts';
import { mostCells, type Shape } from '../scene.ts';
import { type CellHost, PlaygroundCell } from './cell.ts';
import { sourceOf } from './source-of.ts';

/** The cells of a playground, from above. */
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

  /** The functions that they declare. */
  get functions(): readonly Offer[] {
    return this.texts.flatMap(functionsIn);
  }

  get isFull(): boolean {
    return this.#cells.length >= mostCells;
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

  drop(cell: PlaygroundCell): void {
    this.#cells = this.#cells.filter((one) => one !== cell);
    cell.destroy();
    this.#number();
  }

  /** Shows the source of a function of the library, in place of one that nobody has changed. */
  showSource(fn: string): void {
    if (this.functions.some((one) => one.fn === fn)) return;
    for (const cell of this.#cells.filter(({ isUnchanged }) => isUnchanged)) this.drop(cell);
    if (!this.isFull) this.add(sourceOf(this.#library, fn));
  }

  /** Shows an error in its cell; returns false where there is none for it. */
  showFault(cell: number, line: number, message: string): boolean {
    const found = this.#cells[cell];
    found?.editor.showFault({ line, message });
    return found !== undefined;
  }

  /** Beside each cell its functions that can be asked and are not; returns why others can't be. */
  offer(shapes: readonly Shape[], asked: string): string {
    const reasons: string[] = [];
    for (const cell of this.#cells) {
      const { text } = cell.editor;
      const all = functionsIn(text).map((one) => ({ ...one, reason: whyNot(one, shapes) }));
      cell.offer(all.filter(({ fn, reason }) => reason === '' && fn !== asked).map(({ fn }) => fn));
      reasons.push(...all.flatMap(({ reason }) => reason || []));
      for (const name of valuesIn(text)) {
        reasons.push(`To be asked, ${name} is written as “function ${name}(…) { … }”.`);
      }
    }
    return reasons.slice(0, 2).join(' ');
  }

  clearFaults(): void {
    for (const { editor } of this.#cells) editor.showFault(null);
  }

  /** Cards that show the runs of their code, and where their breakpoints are by now. */
  cards({ siteTable, byCell }: LinkedCells): Card[] {
    return this.#cells.map(({ editor, file }, i) => {
      const source = { file, name: file, text: editor.text, firstLine: 1 };
      return new EditorCard(editor, siteTable, byCell[i] ?? [], source);
    });
  }

  get breakpoints(): readonly { readonly file: string; readonly lines: ReadonlySet<number> }[] {
    return this.#cells.map(({ editor, file }) => ({ file, lines: editor.breakpoints }));
  }

  /** Whether a text is the library's own source of a function. */
  #isSource(text: string): boolean {
    const fn = functionsIn(text).at(-1)?.fn ?? '';
    return this.#library.exported[fn] !== undefined && sourceOf(this.#library, fn) === text;
  }

  #number(): void {
    for (const [i, cell] of this.#cells.entries()) cell.index = i;
  }
}
