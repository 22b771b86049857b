// It imports nothing when it runs, so that its text alone can stand at the head of a worker's script.

/** What kind of value an event came with. */
export const tags = {
  none: 0,
  number: 1,
  boolean: 2,
  /** Anything else; the number is its place in the list of objects. */
  other: 3,
  /** Likewise: its first items, and then its length. */
  list: 4,
} as const;

/** What a run told, event by event: plain data, which a worker can send to its page. */
export interface Events {
  readonly length: number;
  /** The number of each event's site. */
  readonly sites: Uint32Array;
  readonly tags: Uint8Array;
  readonly numbers: Float64Array;
  readonly objects: readonly unknown[];
  /** The run was longer than what is kept of it. */
  readonly isCut: boolean;
  /** What it returned; what it threw. */
  readonly result?: unknown;
  readonly error?: unknown;
}

/** So many events are kept of a run. The limit also ends what would never end. */
export const mostEvents = 20_000;

/**
 * What traced code calls, by one letter each, because there are many. The first argument is always
 * the number of the site in its own file.
 */
export interface Probes {
  /** Enter: a function is called with these parameters. Returns the number of the event. */
  e(site: number, ...parameters: readonly unknown[]): number;
  /** Back: after an error the call goes on that started with this event. */
  b(site: number, enter: number): void;
  /** Statement: it is about to run, or a function ends without a value. */
  s(site: number): void;
  /** Loop: it starts. */
  l(site: number): void;
  /** Turn: one of its iterations starts. */
  t(site: number): void;
  /** Call: another function is about to be called. */
  k(site: number): void;
  /** Value: a variable has got it. */
  v<T>(site: number, value: T): T;
  /** Condition: how it came out. */
  c<T>(site: number, value: T): T;
  /** Postfix: the variable has a new value, the expression keeps the one before. */
  p<T>(site: number, before: T, after: unknown): T;
  /** Return: a function returns a value. */
  r<T>(site: number, value: T): T;
}

/** Listens to traced code while it runs. Each program has one of its own. */
export interface Recorder {
  /** Calls traced code and keeps what it tells; a run may start another one inside it. */
  record(call: () => unknown): Events;
  /** The probes of one file, whose sites are numbered from `first` in the whole program. */
  probes(first: number): Probes;
}

/** What has been told so far in a run. */
interface Recording {
  readonly sites: number[];
  readonly tags: number[];
  readonly numbers: number[];
  readonly objects: unknown[];
  isCut: boolean;
}

export function makeRecorder(): Recorder {
  /** The innermost run; while there is none, traced code is not listened to. */
  let current: Recording | null = null;

  function tell(site: number, tag: number, number: number): void {
    if (!current) return;
    const { sites, tags, numbers } = current;
    // The code may catch what ends it; then the next event ends it again.
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
    if (typeof value === 'number') tell(site, tags.number, value);
    else if (typeof value === 'boolean') tell(site, tags.boolean, value ? 1 : 0);
    else if (Array.isArray(value)) {
      tell(site, tags.list, objects.length);
      objects.push(copy(value, 2), value.length);
    } else {
      tell(site, tags.other, objects.length);
      objects.push(copy(value, 2));
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
      // What came of a run that was ended says nothing.
      ...(own.isCut ? {} : outcome),
    };
  }

  function probes(first: number): Probes {
    const s = (site: number) => tell(first + site, tags.none, 0);
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
      b: (site, enter) => tell(first + site, tags.none, enter),
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

/** Of a list as many items are kept as are ever shown. */
const mostItems = 3;

/** A value as it is now, so many levels deep: it may change later in the run. */
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
