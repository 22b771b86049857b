import { latestCall, valueBefore } from './assigned.ts';
import { siteOf } from './program.ts';
import type { Run } from './run.ts';
import { eventLength, eventValue, valueWords } from './words.ts';

/** A variable of a function, or one of its fields: "circle.center.x". */
export interface Watch {
  readonly file: string;
  readonly fn: string;
  readonly path: string;
}

export interface Watched {
  /** Its value; "" while it has none. */
  readonly words: string;
  /** Whether this very step has changed it. */
  readonly hasChanged: boolean;
  /** Whether it is of a call that is over. */
  readonly isOld: boolean;
}

/** The names that can be watched in one function. */
export interface Watchable {
  readonly file: string;
  readonly fn: string;
  readonly paths: readonly string[];
}

/** Fields deeper than this are not copied by the recorder. */
const mostFields = 2;

/** What can be watched: the variables of each function of a run, with their fields. */
export function watchable({ trace }: Run): readonly Watchable[] {
  const byListing = new Map<number, Map<string, Set<string>>>();
  for (let event = 0; event < trace.length; event += 1) {
    const { kind, name, listing } = siteOf(trace, event);
    if ((kind !== 'value' && kind !== 'parameter') || !name) continue;
    const names = byListing.get(listing) ?? new Map<string, Set<string>>();
    byListing.set(listing, names);
    const paths = names.get(name) ?? new Set([name]);
    names.set(name, paths);
    if (eventLength(trace, event) !== null) paths.add(`${name}.length`);
    for (const path of fieldsOf(eventValue(trace, event), name, mostFields)) paths.add(path);
  }
  return [...byListing].map(([listing, names]) => {
    const { file, name = '' } = trace.siteTable.at(listing);
    return { file, fn: name, paths: [...names.values()].flatMap((paths) => [...paths]) };
  });
}

/** A watch at a step; with -1, at the end of the run. */
export function watchedAt(run: Run, step: number, { file, fn, path }: Watch): Watched {
  const { trace, steps } = run;
  const [name = '', ...fields] = path.split('.');
  const now = step < 0 ? trace.length - 1 : (steps[step]?.at ?? -1);
  const listing = listingOf(run, file, fn);
  const wordsBy = (event: number) => {
    const call = latestCall(run, event, listing);
    const found = call ? valueBefore(run, call, name, event) : -1;
    return found < 0 ? '' : wordsOf(run, found, fields);
  };
  const words = wordsBy(now);
  const before = step < 0 ? words : wordsBy((steps[step]?.from ?? 0) - 1);
  const isOver = (latestCall(run, now, listing)?.to ?? 0) <= now;
  return { words, hasChanged: words !== before && words !== '', isOld: step >= 0 && isOver };
}

/** The number of a function's `enter`, which the calls of a run carry; -1 if it is not called. */
function listingOf({ frames, trace }: Run, file: string, fn: string): number {
  const call = frames.find((frame) => {
    const site = trace.siteTable.at(frame.fn);
    return site.file === file && site.name === fn && site.listing === frame.fn;
  });
  return call?.fn ?? -1;
}

function wordsOf({ trace }: Run, event: number, fields: readonly string[]): string {
  const length = eventLength(trace, event);
  if (length !== null && fields[0] === 'length') return String(length);
  let value = eventValue(trace, event);
  for (const field of fields) {
    if (!isRecord(value)) return '';
    value = value[field];
  }
  if (fields.length > 0 && value === undefined) return '';
  return fields.length > 0 ? valueWords(value) : valueWords(value, length ?? undefined);
}

function fieldsOf(value: unknown, path: string, depth: number): string[] {
  if (!isRecord(value) || depth === 0) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const own = `${path}.${name}`;
    return [own, ...fieldsOf(field, own, depth - 1)];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
