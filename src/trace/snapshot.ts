import type { ListingLayout } from './layout.ts';
import { siteOf } from './program.ts';
import { tags } from './recorder.ts';
import type { Frame, Run } from './run.ts';
import type { SiteTable } from './site-table.ts';
import { eventWords } from './words.ts';

/** Did it run by this step, will it run later, or does it never run in this call? */
export type Reach = 'ran' | 'later' | 'never';

/** An iteration at one place: reached or not, and the value of a condition. */
export type Tick = 'true' | 'false' | 'ran' | 'missed';

/** One iteration of a loop, at the loop's own line or at a condition in it. */
export interface Iteration {
  readonly tick: Tick;
  /** True where it comes after the current step. */
  readonly isLater: boolean;
  /** The event that started it; at a condition, the event with its value. */
  readonly event: number;
}

export interface Strip {
  readonly count: number;
  /** The current iteration, or the last one; -1 before the first. */
  readonly now: number;
  /** One iteration. A loop can have thousands, of which a few are shown. */
  at(iteration: number): Iteration;
}

/** One execution of a loop, from its start to its end. */
interface Loop {
  readonly start: number;
  readonly iterations: Iteration[];
  /** The last iteration that has begun; -1 if none has. */
  now: number;
  /** By the number of a condition in it: its value in each iteration. */
  readonly conditions: Map<number, Map<number, { tick: Tick; event: number }>>;
  isOver: boolean;
}

/** What a listing shows of one call at one step. */
export interface Snapshot {
  /** The call that is shown: the current one, else the last finished one; null if none. */
  readonly frame: Frame | null;
  readonly isGoingOn: boolean;
  readonly hasBegun: boolean;
  /** By the number of a statement, a side of `? :`, an operand. */
  readonly reach: ReadonlyMap<number, Reach>;
  /** By the number of a variable, a condition, a return: its value in words. */
  readonly values: ReadonlyMap<number, { readonly words: string; readonly isOld: boolean }>;
  /** By the number of a loop or of a condition in one. */
  readonly strips: ReadonlyMap<number, Strip>;
}

/**
 * One listing of a run, at a step. One pass over the events of the call.
 */
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
  if (!frame) return { frame, isGoingOn: false, hasBegun: false, reach, values, strips };
  // After a run that was cut off, nobody knows what would still have run.
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
    isGoingOn: frame.to > now + 1,
    hasBegun: frame.from <= now,
    reach,
    values,
    strips,
  };
}

/** The current call of a function, else the last finished one, else the next. */
export function frameAt(run: Run, now: number, listing: number): Frame | null {
  const calls = run.calls.get(listing) ?? [];
  const begun = calls.filter(({ from }) => from <= now);
  return begun.findLast(({ to }) => to > now) ?? begun.at(-1) ?? calls[0] ?? null;
}

/**
 * The event from which on a value is current: values from earlier iterations of the loops around it
 * are out of date. A loop's counter outlives its iteration.
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

/** Starts a loop again when it is reached again, unless that is later than the current step. */
function startLoop(loops: Map<number, Loop>, number: number, start: number, isPast: boolean): void {
  const known = loops.get(number);
  if (known && !isPast) known.isOver = true;
  else loops.set(number, { start, iterations: [], now: -1, conditions: new Map(), isOver: false });
}

/** The names that have values at a step of a call, with the events of these values. */
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
