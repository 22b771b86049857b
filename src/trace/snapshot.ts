import type { ListingLayout } from './layout.ts';
import { siteOf } from './program.ts';
import { tags } from './recorder.ts';
import type { Frame, Run } from './run.ts';
import type { SiteTable } from './site-table.ts';
import { eventWords } from './words.ts';

/** Whether code ran by this step, runs later, or never runs in this call. */
export type Reach = 'ran' | 'later' | 'never';

/** An iteration at one place: whether it ran, or a condition's value. */
export type Tick = 'true' | 'false' | 'ran' | 'missed';

/** A loop's iteration at its own line, or at a condition in it. */
export interface Iteration {
  readonly tick: Tick;
  readonly isLater: boolean;
  /** The event that started it, or the one with the condition's value. */
  readonly event: number;
}

export interface Strip {
  readonly count: number;
  /** The current or last iteration, or -1 before the first. */
  readonly now: number;
  /** Computed on demand, because only a few of a loop's thousands are shown. */
  at(iteration: number): Iteration;
}

/** One execution of a loop. */
interface Loop {
  readonly start: number;
  readonly iterations: Iteration[];
  /** The last started iteration, or -1. */
  now: number;
  /** The value in each iteration, by the number of a condition in the loop. */
  readonly conditions: Map<number, Map<number, { tick: Tick; event: number }>>;
  isOver: boolean;
}

/** What a listing shows of one call at one step. */
export interface Snapshot {
  /** The current call, otherwise the last finished one, or null. */
  readonly frame: Frame | null;
  readonly isRunning: boolean;
  readonly hasBegun: boolean;
  /** By the number of a statement, an operand, or a side of `? :`. */
  readonly reach: ReadonlyMap<number, Reach>;
  /** The value in words, by the number of a variable, a condition or a return. */
  readonly values: ReadonlyMap<number, { readonly words: string; readonly isOld: boolean }>;
  /** By the number of a loop or of a condition in one. */
  readonly strips: ReadonlyMap<number, Strip>;
}

/** Returns what a listing shows at a step, in one pass over the call's events. */
export function snapshotAt(
  run: Run,
  step: number,
  { siteTable, listing, numbers }: ListingLayout,
): Snapshot {
  const { trace, nextShown } = run;
  const now = run.steps[step]?.at ?? trace.length - 1;
  const frame = frameAt(run, now, listing);
  const reach = new Map<number, Reach>();
  const values = new Map<number, { event: number; words: string; isOld: boolean }>();
  const loops = new Map<number, Loop>();
  const strips = new Map<number, Strip>();
  for (const number of numbers) {
    const { kind, isRight } = siteTable.at(number);
    if (kind === 'statement' || isRight || kind === 'enter') reach.set(number, 'never');
  }
  if (!frame) return { frame, isRunning: false, hasBegun: false, reach, values, strips };
  // After a run was cut off, it is unknown what would still have run.
  if (trace.isCut && frame.to === trace.length) {
    for (const number of reach.keys()) reach.set(number, 'later');
  }

  for (let event = frame.from; event >= 0; event = nextShown[event] ?? -1) {
    const number = trace.sites[event] ?? 0;
    const site = siteTable.at(number);
    const { kind, loop } = site;
    const isPast = event <= now;
    const known = reach.get(number);
    if (known && known !== 'ran') reach.set(number, isPast ? 'ran' : 'later');
    if (kind === 'loop') startLoop(loops, number, event, isPast);
    else if (loop !== undefined && loops.get(loop)?.isOver) continue;
    else if (kind === 'iteration' && loop !== undefined) {
      const started = loops.get(loop);
      started?.iterations.push({ tick: 'ran', isLater: !isPast, event });
      if (started && isPast) started.now = started.iterations.length - 1;
    } else if (kind === 'condition' && loop !== undefined && !site.isHeader) {
      const { iterations = [], conditions } = loops.get(loop) ?? {};
      const ticks = conditions?.get(number) ?? new Map();
      const tick: Tick =
        trace.tags[event] !== tags.boolean ? 'ran' : trace.numbers[event] === 1 ? 'true' : 'false';
      ticks.set(iterations.length - 1, { tick, event });
      conditions?.set(number, ticks);
    }
    if (isPast && trace.tags[event] !== tags.none) {
      values.set(number, { event, words: '', isOld: false });
    }
  }

  for (const [loop, { iterations, conditions, now: current }] of loops) {
    const all = { count: iterations.length, now: current };
    strips.set(loop, { ...all, at: (i) => iterations[i]! });
    for (const [number, ticks] of conditions) {
      const at = (i: number): Iteration => {
        const { tick, event } = ticks.get(i) ?? { tick: 'missed', event: iterations[i]!.event };
        return { tick, event, isLater: tick === 'missed' ? iterations[i]!.isLater : event > now };
      };
      strips.set(number, { ...all, at });
    }
  }
  for (const [number, value] of values) {
    value.isOld = value.event < sinceWhen(siteTable, loops, number);
    value.words = eventWords(trace, value.event);
  }
  return {
    frame,
    isRunning: frame.to > now + 1,
    hasBegun: frame.from <= now,
    reach,
    values,
    strips,
  };
}

/** Returns a function's current call, otherwise the last finished one, otherwise the next. */
export function frameAt(run: Run, now: number, listing: number): Frame | null {
  const calls = run.calls.get(listing) ?? [];
  const started = calls.filter(({ from }) => from <= now);
  return started.findLast(({ to }) => to > now) ?? started.at(-1) ?? calls[0] ?? null;
}

/**
 * Returns the event from which a value is current. Values from earlier iterations are outdated, but
 * a loop's counter outlives its iteration.
 */
function sinceWhen(siteTable: SiteTable, loops: ReadonlyMap<number, Loop>, number: number): number {
  const {
    at: [line],
    loop: innermost,
  } = siteTable.at(number);
  let since = 0;
  for (let loop = innermost; loop !== undefined; { loop } = siteTable.at(loop)) {
    const { iterations = [], start = 0, now = -1 } = loops.get(loop) ?? {};
    const current = iterations[now]?.event ?? 0;
    since = Math.max(since, siteTable.at(loop).at[0] === line ? start : current);
  }
  return since;
}

/** Restarts a loop on reaching it again, unless that is after the current step. */
function startLoop(loops: Map<number, Loop>, number: number, start: number, isPast: boolean): void {
  const known = loops.get(number);
  if (known && !isPast) known.isOver = true;
  else loops.set(number, { start, iterations: [], now: -1, conditions: new Map(), isOver: false });
}

/** Returns the variables in scope at a step, with the events of their values. */
export function scopeAt(run: Run, step: number): ReadonlyMap<string, number> {
  const { at = -1, frame = -1 } = run.steps[step] ?? {};
  const scope = new Map<string, number>();
  for (let event = run.frames[frame]?.from ?? 0; event <= at; event += 1) {
    if (run.frameOf[event] !== frame) continue;
    const { kind, name } = siteOf(run.trace, event);
    if ((kind === 'value' || kind === 'parameter') && name) scope.set(name, event);
  }
  return scope;
}
