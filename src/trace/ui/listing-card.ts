import type { Draw } from '#figure/scheduler.ts';
import { setText, soleText } from '#figure/text.ts';
import { type ListingLayout, layOut } from '../layout.ts';
import { siteOf } from '../program.ts';
import { callWords, parameterWords, type Row, rowsAt } from '../rows.ts';
import type { Run } from '../run.ts';
import type { SiteTable } from '../site-table.ts';
import { snapshotAt } from '../snapshot.ts';
import { Dimmed } from './dimmed.ts';
import { lineClass } from './line-class.ts';
import type { Card } from './runner.ts';

interface Line {
  readonly element: HTMLElement;
  readonly valueText: Text | null;
  readonly cells: readonly HTMLElement[];
  /** The event for each cell, or -1. */
  events: readonly number[];
  readonly dimmed: Dimmed;
}

/** One function's source in the page, built statically and highlighted by a run. */
export class ListingCard implements Card {
  readonly layout: ListingLayout;
  readonly #root: HTMLElement;
  readonly #lines = new Map<number, Line>();
  readonly #parameters: Text | null;
  readonly #calls: Text | null;

  constructor(root: HTMLElement, siteTable: SiteTable) {
    this.#root = root;
    const { file = '', fn: name = '' } = root.dataset;
    const elements = [...root.querySelectorAll<HTMLElement>('.line')];
    const lines = elements.map((element) => element.querySelector('.code')?.textContent ?? '');
    const firstLine = Number(elements[0]?.dataset.line);
    this.layout = layOut(siteTable, { file, name, lines, firstLine });
    for (const element of elements) {
      const said = element.querySelector<HTMLElement>('.said');
      this.#lines.set(Number(element.dataset.line), {
        element,
        valueText: said && soleText(said),
        cells: [...element.querySelectorAll<HTMLElement>('.cell')],
        events: [],
        dimmed: new Dimmed(element.querySelector('.code') ?? element),
      });
    }
    const parameters = root.querySelector<HTMLElement>('.parameters');
    this.#parameters = parameters && soleText(parameters);
    const calls = root.querySelector<HTMLElement>('.calls');
    this.#calls = calls && soleText(calls);
  }

  eventOf(cell: HTMLElement): number {
    for (const { cells, events } of this.#lines.values()) {
      const at = cells.indexOf(cell);
      if (at >= 0) return events[at] ?? -1;
    }
    return -1;
  }

  /** A called function is folded until a step enters it. */
  get isOpen(): boolean {
    return !(this.#root instanceof HTMLDetailsElement) || this.#root.open;
  }

  /** Unfolds the card if the step is in it. */
  draw(run: Run, step: number, isStepping: boolean): Draw[] {
    const { layout } = this;
    const { frame, line } = run.steps[step] ?? { frame: -1, line: -1 };
    const listingOf = (at: number) => {
      const fn = run.frames[at]?.fn;
      return fn === undefined ? -1 : layout.siteTable.at(fn).listing;
    };
    const isHere = isStepping && listingOf(frame) === layout.listing;
    if (isHere && this.#root instanceof HTMLDetailsElement) this.#root.open = true;
    const snapshot = snapshotAt(run, step, layout);
    if (this.#calls) setText(this.#calls, callWords(run, snapshot, layout.listing));
    if (!this.isOpen) return [];

    const callers = new Set<number>();
    if (isStepping) {
      for (let at = frame; at >= 0; at = run.frames[at]?.parent ?? -1) {
        const call = run.frames[at]?.call ?? -1;
        const site = call < 0 ? null : siteOf(run.trace, call);
        if (site?.listing === layout.listing) callers.add(site.at[0]);
      }
    }
    const isOver = isStepping && !snapshot.isRunning && !isHere;
    this.#root.classList.toggle('over', isOver);
    this.#root.classList.toggle('stepping', isStepping);
    const parameters = this.#parameters;
    const drawParameters = () =>
      parameters ? Number(setText(parameters, parameterWords(layout, snapshot))) : 0;
    const lines = [...rowsAt(layout, snapshot)].flatMap(([number, row]) => {
      const shown = this.#lines.get(number);
      if (!shown) return [];
      const here = isHere && number === line ? ' here' : '';
      const calling = callers.has(number) ? ' calling' : '';
      const style = `${lineClass(row)}${here}${calling}`;
      return [() => drawLine(shown, row, style, isStepping)];
    });
    return [drawParameters, ...lines];
  }
}

/** Returns how many parts changed. */
function drawLine(shown: Line, row: Row, style: string, isStepping: boolean): number {
  const changes = [setClass(shown.element, style)];
  if (shown.valueText) {
    changes.push(setText(shown.valueText, row.words));
    changes.push(setClass(shown.valueText.parentElement, row.isOld ? 'said old' : 'said'));
  }
  shown.cells.forEach((cell, i) => {
    const { tick, text, isNow, isLater } = row.cells[i] ?? noCell;
    const now = isNow && isStepping ? ' now' : '';
    changes.push(setClass(cell, `cell ${tick}${now}${isLater ? ' later' : ''}`));
    if (cell.textContent !== text) cell.textContent = text;
  });
  shown.events = row.cells.map((cell) => cell?.event ?? -1);
  shown.dimmed.show(row.dimmed);
  return changes.filter(Boolean).length;
}

const noCell = { tick: 'none', text: '', isNow: false, isLater: false };

function setClass(element: Element | null, name: string): boolean {
  if (!element || element.className === name) return false;
  element.className = name;
  return true;
}
