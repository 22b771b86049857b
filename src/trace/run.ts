import { siteOf, type Trace } from './program.ts';
import type { Site } from './site.ts';

/** One call of a function. */
export interface Frame {
  /** The number of the function's `enter`. */
  readonly fn: number;
  /** The caller's frame; -1 for the outermost call. */
  readonly parent: number;
  readonly depth: number;
  /** Its first event, and the one after its last. */
  readonly from: number;
  readonly to: number;
  /** The caller's event right before: it identifies the call. */
  readonly call: number;
  /**
   * The frame whose listing shows this one: for a function nested in another, a call of the outer one. -1 if
   * there is none.
   */
  readonly shownIn: number;
}

/** A step of a run: the events of one line. */
export interface Step {
  /** From this event to the event `at`, both included. */
  readonly from: number;
  readonly at: number;
  readonly frame: number;
  readonly line: number;
}

/** A trace, divided into calls and steps. */
export interface Run {
  readonly trace: Trace;
  readonly frames: readonly Frame[];
  /** The calls of each function, by the number of its `enter`. */
  readonly calls: ReadonlyMap<number, readonly Frame[]>;
  /** The frame of each event. */
  readonly frameOf: Int32Array;
  /** For each event, the next one shown in the same frame; -1 after the last. */
  readonly nextShown: Int32Array;
  readonly steps: readonly Step[];
}

const stops = new Set(['enter', 'parameter', 'value', 'condition', 'return']);

/** Whether an event of such a site is one at which a step ends. */
export function isStop({ kind, name }: Pick<Site, 'kind' | 'name'>): boolean {
  return stops.has(kind) || (kind === 'statement' && name === 'throw');
}

/** Assigns each event to its call and finds the steps, in one pass over the events. */
export function analyse(trace: Trace): Run {
  const frames: { -readonly [Field in keyof Frame]: Frame[Field] }[] = [];
  const steps: { -readonly [Field in keyof Step]: Step[Field] }[] = [];
  const frameOf = new Int32Array(trace.length);
  const nextShown = new Int32Array(trace.length).fill(-1);
  /** By frame, the last event shown in it so far. */
  const lastShown: number[] = [];
  /** By function, its unfinished calls, the innermost last. */
  const open = new Map<number, number[]>();
  /** Calls that are about to be made. A call of untraced code is dropped. */
  const awaited: { readonly key: string; readonly event: number }[] = [];
  /** How many of them have a key: a run of thousands of them is not searched for what is not there. */
  const counts = new Map<string, number>();
  /** Calls that have returned a value and continue in a `finally`: the `finally` of each. */
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
  /** The event of the last call with this key; it is about to be made no more, nor are later ones. */
  const takeCall = (key: string): number => {
    while ((counts.get(key) ?? 0) > 0) {
      const last = awaited.pop();
      if (!last) break;
      count(last.key, -1);
      if (last.key === key) return last.event;
    }
    return -1;
  };

  /** Goes back to the call that began with an event: it continues, even after a `return`. */
  const goBack = (event: number, from: number, place: string) => {
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
      const call = takeCall(`${current} ${name}`);
      const depth = (frames[current]?.depth ?? -1) + 1;
      const number = frames.length;
      const shownIn = listing === fn ? number : (open.get(listing)?.at(-1) ?? -1);
      frames.push({ fn, parent: current, depth, from: event, to: trace.length, call, shownIn });
      goInto(number, fn);
    } else {
      // A function that has thrown returned nothing. If it called itself, only `resume` can tell.
      if (kind === 'resume') goBack(event, trace.numbers[event] ?? 0, at.join());
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
      awaited.push({ key, event });
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
  // A run that ends with an error, or is cut off, may have events after its last step.
  const last = steps.at(-1);
  if (last) last.at = trace.length - 1;
  const calls = Map.groupBy<number, Frame>(frames, ({ fn }) => fn);
  return { trace, frames, calls, frameOf, nextShown, steps };
}

/** The first step after this one that is not inside a call made in it. */
export function stepOver({ steps, frames }: Run, step: number): number {
  const depth = frames[steps[step]?.frame ?? 0]?.depth ?? 0;
  const after = steps.findIndex(({ frame }, i) => i > step && (frames[frame]?.depth ?? 0) <= depth);
  return after < 0 ? steps.length - 1 : after;
}

/**
 * The same step of another run: the same occurrence of the same place. In a run that never reaches
 * it, the last step. Functions are the same if they begin at the same place of the same file.
 */
export function sameStep(before: Run, step: number, after: Run): number {
  const place = (run: Run, i: number) => {
    const { frame, line } = run.steps[i] ?? { frame: -1, line: 0 };
    const { file, at } = run.trace.siteTable.at(run.frames[frame]?.fn ?? 0);
    return `${file}:${at[0]}:${at[1]}:${line}`;
  };
  const sought = place(before, step);
  let times = 0;
  for (let i = 0; i <= step; i += 1) if (place(before, i) === sought) times += 1;
  for (let i = 0; i < after.steps.length; i += 1) {
    if (place(after, i) === sought) times -= 1;
    if (times === 0) return i;
  }
  return after.steps.length - 1;
}
