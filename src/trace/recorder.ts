// Without runtime imports, because the worker's script contains this text alone.

export const tags = {
  none: 0,
  number: 1,
  boolean: 2,
  /** Another value. The number is its index in `objects`. */
  other: 3,
  /** A list. `objects` contains its first items, then its length. */
  list: 4,
} as const;

/** The events of a run as plain data, which a worker can post. */
export interface Events {
  readonly length: number;
  readonly sites: Uint32Array;
  readonly tags: Uint8Array;
  readonly numbers: Float64Array;
  readonly objects: readonly unknown[];
  /** Whether the run had more events than the limit. */
  readonly isCut: boolean;
  /** What the call returned or threw. */
  readonly result?: unknown;
  readonly error?: unknown;
}

/** The limit also ends infinite loops. */
export const maxEvents = 20_000;

/**
 * The functions that traced code calls. Their names are single letters, because calls are many. The
 * first argument is always the site's number in its own file.
 */
export interface Probes {
  /** Enter: a function is called with these parameters. Returns the event's number. */
  e(site: number, ...parameters: readonly unknown[]): number;
  /** Back: after an error, the call that started with this event continues. */
  b(site: number, enter: number): void;
  /** Statement: it is about to run, or a function ends without a value. */
  s(site: number): void;
  /** Loop: it starts. */
  l(site: number): void;
  /** Turn: an iteration starts. */
  t(site: number): void;
  /** Call: another function is about to be called. */
  k(site: number): void;
  /** Value: a variable was assigned. */
  v<T>(site: number, value: T): T;
  /** Condition: its value. */
  c<T>(site: number, value: T): T;
  /** Postfix: the variable has a new value, but the expression has the old one. */
  p<T>(site: number, before: T, after: unknown): T;
  /** Return: a function returns a value. */
  r<T>(site: number, value: T): T;
}

/** Records traced code while it runs. Each program has its own recorder. */
export interface Recorder {
  /** Records the events of a call. Calls may nest. */
  record(call: () => unknown): Events;
  /** Returns one file's probes. Its sites are numbered from `first` in the program. */
  probes(first: number): Probes;
}

interface Recording {
  readonly sites: number[];
  readonly tags: number[];
  readonly numbers: number[];
  readonly objects: unknown[];
  isCut: boolean;
}

export function makeRecorder(): Recorder {
  /** The innermost run. Without a run nothing is recorded. */
  let current: Recording | null = null;

  function addEvent(site: number, tag: number, number: number): void {
    if (!current) return;
    const { sites, tags, numbers } = current;
    // The code may catch the error that ends it, so the next event throws again.
    if (sites.length === maxEvents) {
      current.isCut = true;
      throw new Error('The run is too long.');
    }
    sites.push(site);
    tags.push(tag);
    numbers.push(number);
  }

  function recordValue(site: number, value: unknown): void {
    if (!current) return;
    const { objects } = current;
    if (typeof value === 'number') addEvent(site, tags.number, value);
    else if (typeof value === 'boolean') addEvent(site, tags.boolean, value ? 1 : 0);
    else {
      // Copy first, because a getter may run and record events of its own.
      const copied = copy(value, 2);
      // The reader's code can replace `slice`, so the copy may not be a list.
      const isList = Array.isArray(value) && Array.isArray(copied);
      addEvent(site, isList ? tags.list : tags.other, objects.length);
      objects.push(copied);
      if (isList) objects.push(value.length);
    }
  }

  function record(call: () => unknown): Events {
    const outer = current;
    const recording: Recording = { sites: [], tags: [], numbers: [], objects: [], isCut: false };
    current = recording;
    let outcome: { result?: unknown; error?: unknown };
    try {
      outcome = { result: call() };
    } catch (error) {
      outcome = { error };
    }
    current = outer;
    return {
      length: recording.sites.length,
      sites: new Uint32Array(recording.sites),
      tags: new Uint8Array(recording.tags),
      numbers: new Float64Array(recording.numbers),
      objects: recording.objects,
      isCut: recording.isCut,
      // The result of a run that was cut off is meaningless.
      ...(recording.isCut ? {} : outcome),
    };
  }

  function probes(first: number): Probes {
    const s = (site: number) => addEvent(first + site, tags.none, 0);
    const v = <T>(site: number, value: T): T => {
      recordValue(first + site, value);
      return value;
    };
    return {
      e(site, ...parameters) {
        const event = current ? current.sites.length : 0;
        s(site);
        for (let i = 0; i < parameters.length; i += 1) v(site + 1 + i, parameters[i]);
        return event;
      },
      b: (site, enter) => addEvent(first + site, tags.none, enter),
      s,
      l: s,
      t: s,
      k: s,
      v,
      c: v,
      p(site, before, after) {
        v(site, after);
        return before;
      },
      r: v,
    };
  }

  return { record, probes };
}

/** Never more items are shown. */
const maxItems = 3;

/** Copies a value to a limited depth, because the value may change later. */
function copy(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => copy(item, depth - 1));
  if (value instanceof Map || value instanceof Set) return { size: value.size };
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  const copied: Record<string, unknown> = { ...value };
  for (const name in copied) copied[name] = copy(copied[name], depth - 1);
  return copied;
}
