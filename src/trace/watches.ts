import { latestCall, valueBefore } from './assigned.ts';
import { siteOf } from './program.ts';
import type { Run } from './run.ts';
import { eventLength, eventValue, valueWords } from './words.ts';

/** A variable or one of its fields: "circle.center.x". */
export interface Watch {
  readonly file: string;
  readonly fn: string;
  readonly path: string;
}

export interface Watched {
  /** The value in words, or "" before it has one. */
  readonly words: string;
  /** Whether this step changed it. */
  readonly hasChanged: boolean;
  /** Whether its call has ended. */
  readonly isOld: boolean;
}

/** The names that can be watched in one function. */
export interface Watchable {
  readonly file: string;
  readonly fn: string;
  readonly paths: readonly string[];
}

/** The recorder copies no deeper fields. */
const maxDepth = 2;

/** Returns the variables of each function in a run, with their fields. */
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
    for (const path of fieldsOf(eventValue(trace, event), name, maxDepth)) paths.add(path);
  }
  return [...byListing].map(([listing, names]) => {
    const { file, name = '' } = trace.siteTable.at(listing);
    return { file, fn: name, paths: [...names.values()].flatMap((paths) => [...paths]) };
  });
}

/** Returns a watched value at a step, or at the end of the run for -1. */
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

/** Returns the number of the function's `enter`, or -1 if it is not called. */
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
    const fieldPath = `${path}.${name}`;
    return [fieldPath, ...fieldsOf(field, fieldPath, depth - 1)];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
