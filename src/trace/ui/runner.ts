import type { Draw } from '#kit/scheduler.ts';
import type { Trace } from '../program.ts';
import type { Run } from '../run.ts';

/** What runs the function of a listing: the page, at once, or a sandbox, which answers later. */
export type Runner = (fn: string, values: readonly unknown[]) => Trace | Promise<Trace>;

/** Whose lines a card shows that are not the listing's own: breakpoints are kept by its file. */
export interface CardSource {
  /** As the sites of its run name it. */
  readonly file: string;
  /** What a reader knows it by. */
  readonly name: string;
  textOf(line: number): string;
}

/** The source of one function, where it shows a run: the page's lines, or an editor's. */
export interface Card {
  /** Whether its lines are to be seen. */
  readonly isOpen: boolean;
  readonly source?: CardSource;
  /** The event of a loop's square; -1 for one of another card. */
  eventOf(cell: HTMLElement): number;
  /**
   * Shows a step, except for its parameters and lines: returns a function that draws each of them.
   * `isStepping` is false while the whole run is shown.
   */
  draw(run: Run, step: number, isStepping: boolean): Draw[];
  /** Marks the lines with a breakpoint, and no others. */
  showBreakpoints?(lines: ReadonlySet<number>): void;
  /**
   * Shows beside a line what its variables were before and are next ("" for nothing); returns false
   * where there is no room for it.
   */
  showNeighbors?(line: number, words: string): boolean;
}
