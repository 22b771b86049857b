import type { Site, SiteMap } from './site.ts';
import { readSites } from './site-text.ts';

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

/** What a run of traced code told, event by event. */
export interface Trace {
  readonly length: number;
  /** The number of each event's site. */
  readonly sites: Uint32Array;
  readonly tags: Uint8Array;
  readonly numbers: Float64Array;
  readonly objects: readonly unknown[];
  /** The run was longer than what is kept of it. */
  readonly isCut: boolean;
  /** What it gave back; what it threw. */
  readonly result?: unknown;
  readonly error?: unknown;
}

/** So many events are kept of a run. It also ends what would never end. */
export const mostEvents = 20_000;

const sitesOf = new Uint32Array(mostEvents);
const tagsOf = new Uint8Array(mostEvents);
const numbersOf = new Float64Array(mostEvents);
let objects: unknown[] = [];
let length = 0;
let isRecording = false;
let isCut = false;

/** A site with its file; the numbers in it count through all files. */
export interface KnownSite extends Site {
  readonly file: string;
  /** The `enter` of the outermost function around it: what has a listing of its own. */
  readonly listing: number;
}

/** Every traced file's sites, one after the other: a site has one number in the whole program. */
const allSites: KnownSite[] = [];

/** The same for sites as `writeSites` writes them. */
export function read(file: string, text: string): number {
  return add({ file, sites: readSites(text) });
}

/** Makes a traced file's sites known; gives back the number of its first one. */
export function add({ file, sites }: SiteMap): number {
  const first = allSites.length;
  for (const site of sites) {
    const fn = first + site.fn;
    const outer = sites[site.fn]?.outer;
    const listing = outer === undefined ? fn : (allSites[first + outer]?.listing ?? fn);
    allSites.push({
      ...site,
      file,
      fn,
      listing,
      ...(site.outer === undefined ? {} : { outer: first + site.outer }),
      ...(site.loop === undefined ? {} : { loop: first + site.loop }),
      ...(site.partOf === undefined ? {} : { partOf: first + site.partOf }),
    });
  }
  return first;
}

export function siteAt(number: number): KnownSite {
  const site = allSites[number];
  if (!site) throw new RangeError(`There is no site ${number}, only ${allSites.length}.`);
  return site;
}

/** The numbers of the sites in one listing: that of `name` in `file`. */
export function sitesOfListing(file: string, name: string): number[] {
  // A file that was changed while the site is being written is known twice: the later one runs.
  const enter = allSites.findLastIndex(
    (site, number) =>
      site.kind === 'enter' && site.listing === number && site.file === file && site.name === name,
  );
  return allSites.flatMap((site, number) => (site.listing === enter ? [number] : []));
}

/** Runs traced code and keeps what it tells. Only one run at a time. */
export function record(run: () => unknown): Trace {
  length = 0;
  objects = [];
  isRecording = true;
  isCut = false;
  let outcome: { result?: unknown; error?: unknown };
  try {
    outcome = { result: run() };
  } catch (error) {
    outcome = { error };
  }
  isRecording = false;
  return {
    length,
    sites: sitesOf.slice(0, length),
    tags: tagsOf.slice(0, length),
    numbers: numbersOf.slice(0, length),
    objects,
    isCut,
    // What came of a run that was ended says nothing.
    ...(isCut ? {} : outcome),
  };
}

function tell(site: number, tag: number, number: number): void {
  if (!isRecording) return;
  // The code may catch what ends it; then the next event ends it again.
  if (length === mostEvents) {
    isCut = true;
    throw new Error('The run is too long.');
  }
  sitesOf[length] = site;
  tagsOf[length] = tag;
  numbersOf[length] = number;
  length += 1;
}

function tellValue(site: number, value: unknown): void {
  if (typeof value === 'number') tell(site, tags.number, value);
  else if (typeof value === 'boolean') tell(site, tags.boolean, value ? 1 : 0);
  else if (!isRecording) return;
  else if (Array.isArray(value)) {
    tell(site, tags.list, objects.length);
    objects.push(copy(value, 2), value.length);
  } else {
    tell(site, tags.other, objects.length);
    objects.push(copy(value, 2));
  }
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

// The probes, as they stand in traced code: short, because there are many.

/** A function is called. */
export function e(site: number, ...parameters: readonly unknown[]): number {
  const event = length;
  tell(site, tags.none, 0);
  for (let i = 0; i < parameters.length; i += 1) tellValue(site + 1 + i, parameters[i]);
  return event;
}

/** After an error the call goes on that started with this event. */
export function b(site: number, enter: number): void {
  tell(site, tags.none, enter);
}

/** A statement is about to run, or a function ends that gives nothing back. */
export function s(site: number): void {
  tell(site, tags.none, 0);
}

/** A loop starts. */
export const l = s;

/** A turn of it starts. */
export const t = s;

/** Another function is about to be called. */
export const k = s;

/** A variable has its value. */
export function v<T>(site: number, value: T): T {
  tellValue(site, value);
  return value;
}

/** A condition came out. */
export const c = v;

/** Likewise, where the expression's own value is the one before. */
export function p<T>(site: number, before: T, after: unknown): T {
  tellValue(site, after);
  return before;
}

/** A function gives back a value. */
export const r = v;
