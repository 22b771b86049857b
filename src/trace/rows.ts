import type { LineLayout, ListingLayout } from './layout.ts';
import type { Run } from './run.ts';
import type { Site } from './site.ts';
import type { SiteTable } from './site-table.ts';
import type { Reach, Snapshot, Strip, Tick } from './snapshot.ts';

/** A square for one iteration of a loop at one line. */
export interface Cell {
  readonly tick: Tick;
  /** The iteration's number, on the loop's own line. */
  readonly text: string;
  readonly isNow: boolean;
  readonly isLater: boolean;
  /** The event to go to on a click. */
  readonly event: number;
}

/** What a line shows at a step of a run. */
export interface Row {
  readonly reach: Reach | null;
  readonly words: string;
  /** Whether the values belong to an earlier iteration or a finished call. */
  readonly isOld: boolean;
  readonly cells: readonly Cell[];
  /** Column ranges that never run while the rest of the line does. */
  readonly dimmed: readonly (readonly [number, number])[];
}

/** The iterations shown around the current one. */
export const maxCells = 8;

/** Returns a listing's rows by line number. */
export function rowsAt(layout: ListingLayout, snapshot: Snapshot): Map<number, Row> {
  const rows = new Map<number, Row>();
  /** Thousands of comment lines may share the sites of the line below them. */
  const reaches = new Map<readonly number[], Reach | null>();
  for (const [line, parts] of layout.lines) {
    const reach = reaches.get(parts.reach) ?? reachOf(parts.reach, snapshot);
    reaches.set(parts.reach, reach);
    rows.set(line, rowAt(layout, line, parts, snapshot, reach));
  }
  return rows;
}

function rowAt(
  { siteTable }: ListingLayout,
  line: number,
  parts: LineLayout,
  snapshot: Snapshot,
  reach: Reach | null,
): Row {
  const end = wordsAt(siteTable, parts, snapshot);
  const strip = parts.strip === null ? undefined : snapshot.strips.get(parts.strip);
  return {
    reach,
    words: end.words,
    isOld: end.isOld,
    cells: strip ? cellsOf(strip, siteTable.at(parts.strip ?? 0).kind === 'loop') : [],
    dimmed: parts.pieces.flatMap((piece) =>
      reach !== 'never' && snapshot.reach.get(piece) === 'never'
        ? columnsOf(siteTable.at(piece), line)
        : [],
    ),
  };
}

/** Returns the shown call's parameters: "point = (3, 4)". */
export function parameterWords(layout: ListingLayout, snapshot: Snapshot): string {
  return layout.parameters
    .flatMap((number) => {
      const value = snapshot.values.get(number);
      return value ? [`${layout.siteTable.at(number).name} = ${value.words}`] : [];
    })
    .join('   ');
}

/** Describes how often the function was called, and which call is shown. */
export function callWords(run: Run, { frame }: Snapshot, listing: number): string {
  const calls = run.calls.get(listing) ?? [];
  if (calls.length === 0 || !frame) return 'not called';
  if (calls.length === 1) return 'called once';
  return `called ${calls.length} times; this is call ${calls.indexOf(frame) + 1}`;
}

function reachOf(numbers: readonly number[], snapshot: Snapshot): Reach | null {
  const states = numbers.map((number) => snapshot.reach.get(number));
  for (const state of ['ran', 'later', 'never'] as const) {
    if (states.includes(state)) return state;
  }
  return null;
}

function wordsAt(
  siteTable: SiteTable,
  parts: LineLayout,
  { values }: Snapshot,
): { words: string; isOld: boolean } {
  // The initialization and the increment both assign a loop's counter, so the later value counts.
  const byName = new Map<string, { words: string; isOld: boolean }>();
  for (const number of parts.values) {
    const { kind, name = '' } = siteTable.at(number);
    const value = values.get(number);
    if (!value) continue;
    const named = kind === 'value' && parts.isNamed ? `${name} = ${value.words}` : value.words;
    const words = kind === 'condition' ? conditionWords(value.words) : named;
    byName.set(kind === 'value' ? name : `${kind} ${number}`, { words, isOld: value.isOld });
  }
  const all = [...byName.values()];
  const current = all.filter(({ isOld }) => !isOld);
  const shown = current.length > 0 ? current : all;
  return {
    words: shown.map(({ words }) => words).join(', '),
    isOld: shown.length > 0 && current.length === 0,
  };
}

/** "false" beside `if (...) return false` would look like the return value. */
function conditionWords(words: string): string {
  if (words === 'true') return 'yes';
  return words === 'false' ? 'no' : words;
}

function cellsOf({ count, now, at }: Strip, isLoop: boolean): Cell[] {
  const first = Math.max(0, Math.min(now - (maxCells >> 1), count - maxCells));
  return Array.from({ length: Math.min(count, maxCells) }, (_, i) => ({
    ...at(first + i),
    text: isLoop ? numberOf(first + i, first, now) : '',
    isNow: first + i === now,
  }));
}

/**
 * Returns the number above a square. An ellipsis replaces omitted ones, and every second two-digit
 * number is left out, because they would collide.
 */
function numberOf(iteration: number, first: number, now: number): string {
  if (iteration === first && first > 0) return '…';
  return iteration < 10 || (iteration - now) % 2 === 0 ? String(iteration) : '';
}

/** Returns a site's columns on a line. */
function columnsOf({ at: [from, column, to, endColumn] }: Site, line: number): [number, number][] {
  if (line < from || line > to) return [];
  return [[line === from ? column : 0, line === to ? endColumn : Number.POSITIVE_INFINITY]];
}
