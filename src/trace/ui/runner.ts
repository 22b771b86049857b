import type { Draw } from '#figure/scheduler.ts';
import type { Trace } from '../program.ts';
import type { Run } from '../run.ts';

/** Runs a listing's function, either at once in the page or later in a sandbox. */
export type Runner = (fn: string, values: readonly unknown[]) => Trace | Promise<Trace>;

/** A card's own source, if it is not the listing's. Breakpoints are stored by its file. */
export interface CardSource {
  /** The file's name in the run's sites. */
  readonly file: string;
  /** The name shown to the reader. */
  readonly name: string;
  /** The line of the file that the editor shows as line 1. */
  readonly firstLine: number;
  textOf(line: number): string;
}

/** The source of one function with its run, as lines in the page or in an editor. */
export interface Card {
  readonly isOpen: boolean;
  readonly source?: CardSource;
  /** The event of a loop's square, or -1 if it belongs to another card. */
  eventOf(cell: HTMLElement): number;
  /**
   * Returns functions that each draw a line or the parameters of a step. `isStepping` is false
   * while the whole run is shown.
   */
  draw(run: Run, step: number, isStepping: boolean): Draw[];
  /** Marks exactly the lines with a breakpoint. */
  showBreakpoints?(lines: ReadonlySet<number>): void;
  /**
   * Shows a line's previous and next values, or nothing for "". Returns false if there is no room.
   */
  showNeighbors?(line: number, words: string): boolean;
}
