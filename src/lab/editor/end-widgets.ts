import { WidgetType } from '@codemirror/view';
import { type Cell, maxCells, type Row } from '#trace/rows.ts';
import type { LineEnd } from '#trace/ui/line-room.ts';

/** Words and squares at the end of a line. Its elements are reused when the values change. */
export class ValuesWidget extends WidgetType {
  readonly #row: Row;
  readonly #end: LineEnd;
  readonly #isStepping: boolean;

  constructor(row: Row, end: LineEnd, isStepping: boolean) {
    super();
    this.#row = row;
    this.#end = end;
    this.#isStepping = isStepping;
  }

  override eq(other: ValuesWidget): boolean {
    const row = other.#row;
    if (this.#end !== other.#end || this.#isStepping !== other.#isStepping) return false;
    if (this.#row === row) return true;
    const { words, isOld, cells } = this.#row;
    return words === row.words && isOld === row.isOld && sameCells(cells, row.cells);
  }

  toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'values';
    element.ariaHidden = 'true';
    element.append(document.createElement('span'));
    if (this.#end === 'cells') {
      const cells = document.createElement('span');
      cells.className = 'cells';
      for (let i = 0; i < maxCells; i++) cells.append(document.createElement('i'));
      element.append(cells);
    }
    this.updateDOM(element);
    return element;
  }

  override updateDOM(element: HTMLElement): boolean {
    const [said, cells] = element.children;
    if (!said || Boolean(cells) !== (this.#end === 'cells')) return false;
    said.className = this.#row.isOld ? 'said old' : 'said';
    if (said.textContent !== this.#row.words) said.textContent = this.#row.words;
    [...(cells?.children ?? [])].forEach((cell, i) => {
      const { tick, text, isNow, isLater } = this.#row.cells[i] ?? noCell;
      const now = isNow && this.#isStepping ? ' now' : '';
      cell.className = `cell ${tick}${now}${isLater ? ' later' : ''}`;
      if (cell.textContent !== text) cell.textContent = text;
    });
    events.set(
      element,
      this.#row.cells.map(({ event }) => event),
    );
    return true;
  }
}

/** The shown call's parameters, under the first line of the body. */
export class ParametersWidget extends WidgetType {
  readonly #words: string;

  constructor(words: string) {
    super();
    this.#words = words;
  }

  override eq(other: ParametersWidget): boolean {
    return this.#words === other.#words;
  }

  toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'parameters';
    element.ariaHidden = 'true';
    element.textContent = this.#words;
    return element;
  }

  override updateDOM(element: HTMLElement): boolean {
    if (element.className !== 'parameters') return false;
    element.textContent = this.#words;
    return true;
  }
}

/** The events of a line's squares, by the element of its values. */
const events = new WeakMap<Element, readonly number[]>();

/** Returns the event of the clicked square, or -1. */
export function eventAt(target: EventTarget | null): number {
  const cell = target instanceof Element ? target.closest('.cell') : null;
  const values = cell?.closest('.values');
  if (!cell?.parentElement || !values) return -1;
  return events.get(values)?.[[...cell.parentElement.children].indexOf(cell)] ?? -1;
}

const noCell = { tick: 'none', text: '', isNow: false, isLater: false };

function sameCells(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell, i) => sameCell(cell, b[i]));
}

function sameCell(a: Cell, b: Cell | undefined): boolean {
  const isSame = a.tick === b?.tick && a.text === b.text && a.event === b.event;
  return isSame && a.isNow === b.isNow && a.isLater === b.isLater;
}
