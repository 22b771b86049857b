import { lineNumber } from './line-number.ts';
import { siteOf, type Trace } from './program.ts';
import type { Site } from './site.ts';

export interface Frame {
  /** The number of the function's `enter`. */
  readonly fn: number;
  /** The caller's frame, or -1 for the outermost call. */
  readonly parent: number;
  readonly depth: number;
  /** The call's first event, and the event after its last. */
  readonly from: number;
  readonly to: number;
  /** The caller's event just before, which identifies the call. */
  readonly call: number;
  /**
   * The frame whose listing shows this one, or -1. For a nested function, it is a call of the outer
   * one.
   */
  readonly shownIn: number;
}

/** A step of a run: the events of one line. */
export interface Step {
  /** Both bounds are included. */
  readonly from: number;
  readonly at: number;
  readonly frame: number;
  readonly line: number;
}

/** A trace divided into calls and steps. */
export interface Run {
  readonly trace: Trace;
  readonly frames: readonly Frame[];
  /** The calls of each function, by the number of its `enter`. */
  readonly calls: ReadonlyMap<number, readonly Frame[]>;
  /** The frame of each event. */
  readonly frameOf: Int32Array;
  /** For each event, the next one shown in the same frame, or -1. */
  readonly nextShown: Int32Array;
  readonly steps: readonly Step[];
}

const stops = new Set(['enter', 'parameter', 'value', 'condition', 'return']);

/** Whether a step ends at this site. */
export function isStop({ kind, name }: Pick<Site, 'kind' | 'name'>): boolean {
  return stops.has(kind) || (kind === 'statement' && name === 'throw');
}

/** Assigns each event to its call and finds the steps, in one pass. */
export function analyse(trace: Trace): Run {
  const frames: { -readonly [Field in keyof Frame]: Frame[Field] }[] = [];
  const steps: { -readonly [Field in keyof Step]: Step[Field] }[] = [];
  const frameOf = new Int32Array(trace.length);
  const nextShown = new Int32Array(trace.length).fill(-1);
  /** The last event shown so far, by frame. */
  const lastShown: number[] = [];
  /** The unfinished calls of each function, innermost last. */
  const open = new Map<number, number[]>();
  /** Announced calls. A call of untraced code is dropped. */
  const announced: { readonly key: string; readonly event: number }[] = [];
  /** How many announced calls have each key, so that a missing key needs no search. */
  const counts = new Map<string, number>();
  /** For calls that returned a value but still run a `finally`, that `finally`. */
  const reopened = new Map<number, string>();
  let current = -1;
  let isNewIteration = false;

  const goInto = (call: number, fn: number) => {
    const calls = open.get(fn);
    if (calls) calls.push(call);
    else open.set(fn, [call]);
    current = call;
  };
  const leave = (event: number) => {
    const frame = frames[current];
    if (!frame) return;
    frame.to = event;
    open.get(frame.fn)?.pop();
    current = frame.parent;
  };

  const count = (key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  /** Pops the last announced call with this key and later ones, and returns its event. */
  const popCall = (key: string): number => {
    while ((counts.get(key) ?? 0) > 0) {
      const last = announced.pop();
      if (!last) break;
      count(last.key, -1);
      if (last.key === key) return last.event;
    }
    return -1;
  };

  /** Continues the call that began with an event, even after a `return`. */
  const resume = (event: number, from: number, place: string) => {
    const call = frameOf[from] ?? -1;
    const frame = frames[call];
    if (frame?.from !== from) return;
    if (frame.to <= event) {
      frame.to = trace.length;
      goInto(call, frame.fn);
      reopened.set(call, place);
      return;
    }
    if (reopened.get(call) === place) reopened.delete(call);
    while (current >= 0 && current !== call) leave(event);
  };

  for (let event = 0; event < trace.length; event += 1) {
    const site = siteOf(trace, event);
    const { kind, fn, name = '', at, listing } = site;
    if (kind === 'enter') {
      const call = popCall(`${current} ${name}`);
      const depth = (frames[current]?.depth ?? -1) + 1;
      const number = frames.length;
      const shownIn = listing === fn ? number : (open.get(listing)?.at(-1) ?? -1);
      frames.push({ fn, parent: current, depth, from: event, to: trace.length, call, shownIn });
      goInto(number, fn);
    } else {
      // A function that threw returned nothing. If it called itself, only `resume` identifies the
      // call.
      if (kind === 'resume') resume(event, trace.numbers[event] ?? 0, at.join());
      while (current >= 0 && frames[current]?.fn !== fn) leave(event);
    }
    frameOf[event] = current;
    const shownIn = frames[current]?.shownIn ?? -1;
    if (shownIn >= 0) {
      nextShown[lastShown[shownIn] ?? event] = event;
      nextShown[event] = -1;
      lastShown[shownIn] = event;
    }
    if (kind === 'call') {
      const key = `${current} ${name}`;
      announced.push({ key, event });
      count(key, 1);
    }
    if (kind === 'iteration') isNewIteration = true;
    if (isStop(site)) {
      const line = kind === 'parameter' ? (steps.at(-1)?.line ?? at[0]) : at[0];
      const last = steps.at(-1);
      if (last?.frame === current && last.line === line && !isNewIteration) last.at = event;
      else steps.push({ from: event, at: event, frame: current, line });
      isNewIteration = false;
    }
    if (kind === 'return') leave(event + 1);
    // A return before a `finally` takes effect after it.
    if (kind === 'finally' && reopened.get(current) === at.join()) leave(event + 1);
  }
  // A run that throws or is cut off may have events after its last step.
  const last = steps.at(-1);
  if (last) last.at = trace.length - 1;
  const calls = Map.groupBy<number, Frame>(frames, ({ fn }) => fn);
  return { trace, frames, calls, frameOf, nextShown, steps };
}

/** Returns the number that the reader sees for the line of a step. */
export function lineNumberAt({ trace, steps, frames }: Run, step: number): number {
  const { frame, line } = steps[step] ?? { frame: -1, line: 0 };
  return lineNumber(line, trace.siteTable.at(frames[frame]?.fn ?? 0).firstLine);
}

/** Returns the first later step that is not inside a call made by this one. */
export function stepOver({ steps, frames }: Run, step: number): number {
  const depth = frames[steps[step]?.frame ?? 0]?.depth ?? 0;
  const after = steps.findIndex(({ frame }, i) => i > step && (frames[frame]?.depth ?? 0) <= depth);
  return after < 0 ? steps.length - 1 : after;
}

/**
 * Finds the same occurrence of the same place in another run, or else the last step. Functions are
 * equal if they begin at the same place of the same file.
 */
export function sameStep(before: Run, step: number, after: Run): number {
  const place = (run: Run, i: number) => {
    const { frame, line } = run.steps[i] ?? { frame: -1, line: 0 };
    const { file, at } = run.trace.siteTable.at(run.frames[frame]?.fn ?? 0);
    return `${file}:${at[0]}:${at[1]}:${line}`;
  };
  const occurrence = place(before, step);
  let times = 0;
  for (let i = 0; i <= step; i += 1) if (place(before, i) === occurrence) times += 1;
  for (let i = 0; i < after.steps.length; i += 1) {
    if (place(after, i) === occurrence) times -= 1;
    if (times === 0) return i;
  }
  return after.steps.length - 1;
}
