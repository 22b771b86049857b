import { isEndOfBody } from './layout.ts';
import { siteOf } from './program.ts';
import { isStop, type Run } from './run.ts';
import type { SiteTable } from './site-table.ts';

export interface Place {
  readonly file: string;
  readonly line: number;
}

export class Breakpoints {
  readonly #lines = new Map<string, Set<number>>();

  has = ({ file, line }: Place): boolean => this.in(file).has(line);

  in(file: string): ReadonlySet<number> {
    return this.#lines.get(file) ?? new Set();
  }

  /** Returns whether the line has a breakpoint now. */
  toggle(place: Place): boolean {
    const { file, line } = place;
    const isNew = !this.has(place);
    this.set(file, isNew ? [...this.in(file), line] : [...this.in(file)].filter((l) => l !== line));
    return isNew;
  }

  /** Replaces a file's breakpoints, because an editor moves them with its lines. */
  set(file: string, lines: Iterable<number>): void {
    this.#lines.set(file, new Set(lines));
  }

  get isEmpty(): boolean {
    return [...this.#lines.values()].every(({ size }) => size === 0);
  }
}

/** Returns a step's file and line, or null if the step does not exist. */
export function placeOf({ trace, steps, frames }: Run, step: number): Place | null {
  const { frame, line } = steps[step] ?? {};
  const fn = frames[frame ?? -1]?.fn;
  if (line === undefined || fn === undefined) return null;
  return { file: trace.siteTable.at(fn).file, line };
}

/** Returns the lines of a file on which a step can stop, in order. */
export function stepLines(siteTable: SiteTable, file: string): readonly number[] {
  const sites = siteTable.inFile(file);
  const returns = sites.filter(({ kind, at }) => kind === 'return' && !isEndOfBody(at));
  const stops = sites.filter((site) => {
    // Parameters belong to the step that enters their function.
    if (site.kind === 'parameter') return false;
    // A function that returns a value seldom reaches its closing brace.
    if (site.kind === 'return' && isEndOfBody(site.at)) {
      return !returns.some(({ fn }) => fn === site.fn);
    }
    return isStop(site);
  });
  return [...new Set(stops.map(({ at }) => at[0]))].sort((a, b) => a - b);
}

type IsRequested = (place: Place) => boolean;

/** Returns the first later step that arrives at a requested line, or -1. */
export function nextArrival(run: Run, step: number, isRequested: IsRequested): number {
  return arrivals(run, isRequested).find((arrival) => arrival > step) ?? -1;
}

/** Returns the last earlier step that arrives at a requested line, or -1. */
export function previousArrival(run: Run, step: number, isSought: IsRequested): number {
  return arrivals(run, isSought).findLast((arrival) => arrival < step) ?? -1;
}

/**
 * Returns the steps that arrive at a requested line. A step that continues its line after a call
 * does not count, but each iteration of a one-line loop does.
 */
function arrivals(run: Run, isSought: IsRequested): number[] {
  const { trace, frameOf, steps } = run;
  /** For each call, its last step so far and the event of its last iteration. */
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
