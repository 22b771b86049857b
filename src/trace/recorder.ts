// No imports at run time, so that this text alone can begin a worker's script.

/** The type of an event's value. */
export const tags = {
  none: 0,
  number: 1,
  boolean: 2,
  /** Anything else; the number is its index in the list of objects. */
  other: 3,
  /** A list, likewise: its first items, and then its length. */
  list: 4,
} as const;

/** The events of a run, as plain data, which a worker can send to its page. */
export interface Events {
  readonly length: number;
  /** The number of each event's site. */
  readonly sites: Uint32Array;
  readonly tags: Uint8Array;
  readonly numbers: Float64Array;
  readonly objects: readonly unknown[];
  /** True where the run had more events than are kept. */
  readonly isCut: boolean;
  /** What it returned; what it threw. */
  readonly result?: unknown;
  readonly error?: unknown;
}

/** The most events that are kept of a run. The limit also ends infinite loops. */
export const mostEvents = 20_000;

/**
 * The functions that traced code calls. One letter each, because calls are many. The first argument
 * is always the number of the site in its own file.
 */
export interface Probes {
  /** Enter: a function is called with these parameters. Returns the number of the event. */
  e(site: number, ...parameters: readonly unknown[]): number;
  /** Back: after an error, the call that started with this event continues. */
  b(site: number, enter: number): void;
  /** Statement: it is about to run, or a function ends without a value. */
  s(site: number): void;
  /** Loop: it starts. */
  l(site: number): void;
  /** Turn: one of its iterations starts. */
  t(site: number): void;
  /** Call: another function is about to be called. */
  k(site: number): void;
  /** Value: a variable was assigned. */
  v<T>(site: number, value: T): T;
  /** Condition: its value. */
  c<T>(site: number, value: T): T;
  /** Postfix: the variable has a new value, the expression has the old one. */
  p<T>(site: number, before: T, after: unknown): T;
  /** Return: a function returns a value. */
  r<T>(site: number, value: T): T;
}

/** Records traced code while it runs. Each program has its own recorder. */
export interface Recorder {
  /** Calls traced code and records its events; a run may start another one inside it. */
  record(call: () => unknown): Events;
  /** The probes of one file, whose sites are numbered from `first` in the whole program. */
  probes(first: number): Probes;
}

/** The events of a run so far. */
interface Recording {
  readonly sites: number[];
  readonly tags: number[];
  readonly numbers: number[];
  readonly objects: unknown[];
  isCut: boolean;
}

export function makeRecorder(): Recorder {
  /** The innermost run; without one, traced code is not recorded. */
  let current: Recording | null = null;

  function addEvent(site: number, tag: number, number: number): void {
    if (!current) return;
    const { sites, tags, numbers } = current;
    // The code may catch the error that ends it; then the next event throws again.
    if (sites.length === mostEvents) {
      current.isCut = true;
      throw new Error('The run is too long.');
    }
    sites.push(site);
    tags.push(tag);
    numbers.push(number);
  }

  function tellValue(site: number, value: unknown): void {
    if (!current) return;
    const { objects } = current;
    if (typeof value === 'number') addEvent(site, tags.number, value);
    else if (typeof value === 'boolean') addEvent(site, tags.boolean, value ? 1 : 0);
    else {
      // Before anything is added: to copy it may run a getter, which has events of its own.
      const copied = copy(value, 2);
      // The reader's code can make `slice` return something that is not a list.
      const isList = Array.isArray(value) && Array.isArray(copied);
      addEvent(site, isList ? tags.list : tags.other, objects.length);
      objects.push(copied);
      if (isList) objects.push(value.length);
    }
  }

  function record(call: () => unknown): Events {
    const outer = current;
    const own: Recording = { sites: [], tags: [], numbers: [], objects: [], isCut: false };
    current = own;
    let outcome: { result?: unknown; error?: unknown };
    try {
      outcome = { result: call() };
    } catch (error) {
      outcome = { error };
    }
    current = outer;
    return {
      length: own.sites.length,
      sites: new Uint32Array(own.sites),
      tags: new Uint8Array(own.tags),
      numbers: new Float64Array(own.numbers),
      objects: own.objects,
      isCut: own.isCut,
      // The result of a run that was cut off means nothing.
      ...(own.isCut ? {} : outcome),
    };
  }

  function probes(first: number): Probes {
    const s = (site: number) => addEvent(first + site, tags.none, 0);
    const v = <T>(site: number, value: T): T => {
      tellValue(first + site, value);
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

/** The most items of a list that are kept: no more are ever shown. */
const mostItems = 3;

/** A copy of a value, to a limited depth: the value may change later in the run. */
function copy(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => copy(item, depth - 1));
  if (value instanceof Map || value instanceof Set) return { size: value.size };
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  const copied: Record<string, unknown> = { ...value };
  for (const name in copied) copied[name] = copy(copied[name], depth - 1);
  return copied;
}
