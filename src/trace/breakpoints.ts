import { isEndOfBody } from './layout.ts';
import { siteOf } from './program.ts';
import { isStop, type Run } from './run.ts';
import type { SiteTable } from './site-table.ts';

/** A line of a file, by its number. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** The lines at which Play stops. */
export class Breakpoints {
  readonly #lines = new Map<string, Set<number>>();

  has = ({ file, line }: Place): boolean => this.in(file).has(line);

  in(file: string): ReadonlySet<number> {
    return this.#lines.get(file) ?? new Set();
  }

  /** Returns whether there is one now. */
  toggle(place: Place): boolean {
    const { file, line } = place;
    const isNew = !this.has(place);
    this.set(file, isNew ? [...this.in(file), line] : [...this.in(file)].filter((l) => l !== line));
    return isNew;
  }

  /** All those of a file: an editor moves them along with its lines. */
  set(file: string, lines: Iterable<number>): void {
    this.#lines.set(file, new Set(lines));
  }

  get isEmpty(): boolean {
    return [...this.#lines.values()].every(({ size }) => size === 0);
  }
}

/** Where a step is; null where there is no such step. */
export function placeOf({ trace, steps, frames }: Run, step: number): Place | null {
  const { frame, line } = steps[step] ?? {};
  const fn = frames[frame ?? -1]?.fn;
  if (line === undefined || fn === undefined) return null;
  return { file: trace.siteTable.at(fn).file, line };
}

/** The lines of a file that can be the line of a step, from the first to the last. */
export function stepLines(siteTable: SiteTable, file: string): readonly number[] {
  const sites = siteTable.inFile(file);
  const returns = sites.filter(({ kind, at }) => kind === 'return' && !isEndOfBody(at));
  const stops = sites.filter((site) => {
    // Parameters belong to the step that enters their function.
    if (site.kind === 'parameter') return false;
    // A function that returns a value seldom comes to its closing brace.
    if (site.kind === 'return' && isEndOfBody(site.at)) {
      return !returns.some(({ fn }) => fn === site.fn);
    }
    return isStop(site);
  });
  return [...new Set(stops.map(({ at }) => at[0]))].sort((a, b) => a - b);
}

type IsSought = (place: Place) => boolean;

/** The first step after this one that comes to a line that is sought; -1 if none does. */
export function nextArrival(run: Run, step: number, isSought: IsSought): number {
  return arrivals(run, isSought).find((arrival) => arrival > step) ?? -1;
}

/** The last step before this one that comes to a line that is sought; -1 if none does. */
export function previousArrival(run: Run, step: number, isSought: IsSought): number {
  return arrivals(run, isSought).findLast((arrival) => arrival < step) ?? -1;
}

/**
 * The steps that come to one of the lines. A step that goes on in its line after a call is not one
 * of them; the next iteration of a loop in one line is.
 */
function arrivals(run: Run, isSought: IsSought): number[] {
  const { trace, frameOf, steps } = run;
  /** By the number of a call: its last step so far, and the event of its last iteration. */
  const lastOf = new Map<number, number>();
  const iterations = new Map<number, number>();
  let event = 0;
  return steps.flatMap(({ frame, line, from }, step) => {
    for (; event <= from; event += 1) {
      if (siteOf(trace, event).kind === 'iteration') iterations.set(frameOf[event] ?? -1, event);
    }
    const before = steps[lastOf.get(frame) ?? -1];
    lastOf.set(frame, step);
    const place = placeOf(run, step);
    if (!place || !isSought(place)) return [];
    const isNewIteration = before !== undefined && (iterations.get(frame) ?? -1) > before.at;
    return before?.line === line && !isNewIteration ? [] : [step];
  });
}
