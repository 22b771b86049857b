import { siteAt, tags } from './recorder.ts';
import type { Frame, Run } from './run.ts';
import { eventWords } from './words.ts';

/** Did it run by this step, will it run later, or does it never run in this call? */
export type Reach = 'ran' | 'later' | 'never';

/** How a turn of a loop went at one place: came to or not, and how a condition came out. */
export type Tick = 'true' | 'false' | 'ran' | 'missed';

/** A turn after the step that is looked at. */
export interface Turn {
  readonly tick: Tick;
  readonly isLater: boolean;
  /** The event that started it; at a condition, the one that told how it came out. */
  readonly event: number;
}

export interface Strip {
  readonly turns: readonly Turn[];
  /** The turn that is going on, or the last one; -1 before the first. */
  readonly now: number;
}

/** A loop from its start to its end: one of the times that it is come to. */
interface Loop {
  readonly start: number;
  readonly turns: Turn[];
  /** By the number of a condition in it: how it came out, by turn. */
  readonly conditions: Map<number, Map<number, { tick: Tick; event: number }>>;
  isOver: boolean;
}

/** What a listing shows of one call. */
export interface Look {
  /** The call that is shown: the one going on, else the last one that is over; null if none. */
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
 * One listing of a run, at a step. `listing` is the number of the function's `enter`, `numbers` are
 * those of all its sites. One pass over the events of the call.
 */
export function lookAt(run: Run, step: number, listing: number, numbers: readonly number[]): Look {
  const { trace, frameOf } = run;
  const now = run.steps[step]?.at ?? trace.length - 1;
  const frame = frameAt(run, now, listing);
  const reach = new Map<number, Reach>();
  const values = new Map<number, { event: number; words: string; isOld: boolean }>();
  const loops = new Map<number, Loop>();
  const strips = new Map<number, Strip>();
  for (const number of numbers) {
    const { kind, isRight } = siteAt(number);
    if (kind === 'run' || isRight || kind === 'enter') reach.set(number, 'never');
  }
  if (!frame) return { frame, isGoingOn: false, hasBegun: false, reach, values, strips };
  // Of a run that was cut nobody knows what would still have run.
  if (trace.isCut && frame.to === trace.length) {
    for (const number of reach.keys()) reach.set(number, 'later');
  }

  for (let event = frame.from; event < frame.to; event += 1) {
    const number = trace.sites[event] ?? 0;
    const site = siteAt(number);
    const { kind, loop } = site;
    // Calls of other functions have listings of their own; functions inside this one have not.
    if (site.listing !== listing) continue;
    if (callOf(run, frameOf[event] ?? -1, listing) !== frame) continue;
    const isPast = event <= now;
    const known = reach.get(number);
    if (known && known !== 'ran') reach.set(number, isPast ? 'ran' : 'later');
    if (kind === 'loop') startLoop(loops, number, event, isPast);
    else if (loop !== undefined && loops.get(loop)?.isOver) continue;
    else if (kind === 'turn' && loop !== undefined) {
      loops.get(loop)?.turns.push({ tick: 'ran', isLater: !isPast, event });
    } else if (kind === 'test' && loop !== undefined && !site.isHeader) {
      const { turns = [], conditions } = loops.get(loop) ?? {};
      const byTurn = conditions?.get(number) ?? new Map();
      const tick: Tick =
        trace.tags[event] !== tags.boolean ? 'ran' : trace.numbers[event] === 1 ? 'true' : 'false';
      byTurn.set(turns.length - 1, { tick, event });
      conditions?.set(number, byTurn);
    }
    if (isPast && trace.tags[event] !== tags.none) {
      values.set(number, { event, words: '', isOld: false });
    }
  }

  for (const [loop, { turns, conditions }] of loops) {
    strips.set(loop, { turns, now: lastPast(turns) });
    for (const [number, byTurn] of conditions) {
      const ticks = turns.map(({ isLater, event }, i): Turn => {
        const came = byTurn.get(i);
        return came
          ? { tick: came.tick, isLater: came.event > now, event: came.event }
          : { tick: 'missed', isLater, event };
      });
      strips.set(number, { turns: ticks, now: lastPast(turns) });
    }
  }
  for (const [number, value] of values) {
    value.isOld = value.event < sinceWhen(loops, number);
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

/** Of the calls of a function the one that is going on, else the last one over, else the next. */
function frameAt({ frames }: Run, now: number, listing: number): Frame | null {
  const calls = frames.filter(({ fn }) => fn === listing);
  const begun = calls.filter(({ from }) => from <= now);
  return begun.findLast(({ to }) => to > now) ?? begun.at(-1) ?? calls[0] ?? null;
}

/** The call of the listed function that an event's call is, or that it was made in. */
function callOf({ frames }: Run, at: number, listing: number): Frame | null {
  let frame = frames[at];
  while (frame && frame.fn !== listing) frame = frames[frame.parent];
  return frame ?? null;
}

/**
 * The event since which a value holds: what an earlier turn of a loop around it found out says
 * nothing of this one. A loop's counter outlives its turn.
 */
function sinceWhen(loops: ReadonlyMap<number, Loop>, number: number): number {
  const [line] = siteAt(number).at;
  let since = 0;
  for (let { loop } = siteAt(number); loop !== undefined; { loop } = siteAt(loop)) {
    const { turns = [], start = 0 } = loops.get(loop) ?? {};
    const turn = turns[lastPast(turns)]?.event ?? 0;
    since = Math.max(since, siteAt(loop).at[0] === line ? start : turn);
  }
  return since;
}

/** A loop that is come to again starts anew, unless that is later: then this one is shown. */
function startLoop(loops: Map<number, Loop>, number: number, start: number, isPast: boolean): void {
  const known = loops.get(number);
  if (known && !isPast) known.isOver = true;
  else loops.set(number, { start, turns: [], conditions: new Map(), isOver: false });
}

function lastPast(turns: readonly Turn[]): number {
  return turns.findLastIndex(({ isLater }) => !isLater);
}

/** The names that the call at a step knows by then, with their values as events. */
export function scopeAt(run: Run, step: number): ReadonlyMap<string, number> {
  const { at = -1, frame = -1 } = run.steps[step] ?? {};
  const scope = new Map<string, number>();
  for (let event = run.frames[frame]?.from ?? 0; event <= at; event += 1) {
    if (run.frameOf[event] !== frame) continue;
    const { kind, name } = siteAt(run.trace.sites[event] ?? 0);
    if ((kind === 'value' || kind === 'parameter') && name) scope.set(name, event);
  }
  return scope;
}
