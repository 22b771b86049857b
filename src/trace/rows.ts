import type { LineLayout, ListingLayout } from './layout.ts';
import type { Run } from './run.ts';
import type { Site } from './site.ts';
import type { SiteTable } from './site-table.ts';
import type { Reach, Snapshot, Strip, Tick } from './snapshot.ts';

/** One iteration of a loop at one line: a small square. */
export interface Cell {
  readonly tick: Tick;
  /** The number of the iteration, on the loop's own line. */
  readonly text: string;
  readonly isNow: boolean;
  readonly isLater: boolean;
  /** The event to go to when the square is clicked. */
  readonly event: number;
}

/** What a line of a listing shows at a step of a run. */
export interface Row {
  readonly reach: Reach | null;
  readonly words: string;
  /** True for values of an earlier iteration, or of a finished call. */
  readonly isOld: boolean;
  readonly cells: readonly Cell[];
  /** Column ranges of the line that never run while the rest does. */
  readonly dimmed: readonly (readonly [number, number])[];
}

/** The most iterations of a loop that are shown: those around the current one. */
export const mostCells = 8;

/** The rows of a listing, by the number of the line. */
export function rowsAt(layout: ListingLayout, snapshot: Snapshot): Map<number, Row> {
  const rows = new Map<number, Row>();
  /** Comments share the sites of the line below them, which can be thousands. */
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
  const said = wordsAt(siteTable, parts, snapshot);
  const strip = parts.strip === null ? undefined : snapshot.strips.get(parts.strip);
  return {
    reach,
    words: said.words,
    isOld: said.isOld,
    cells: strip ? cellsOf(strip, siteTable.at(parts.strip ?? 0).kind === 'loop') : [],
    dimmed: parts.pieces.flatMap((piece) =>
      reach !== 'never' && snapshot.reach.get(piece) === 'never'
        ? columnsOf(siteTable.at(piece), line)
        : [],
    ),
  };
}

/** The parameters of the call that is shown: "point = (3, 4)". */
export function parameterWords(layout: ListingLayout, snapshot: Snapshot): string {
  return layout.parameters
    .flatMap((number) => {
      const value = snapshot.values.get(number);
      return value ? [`${layout.siteTable.at(number).name} = ${value.words}`] : [];
    })
    .join('   ');
}

/** How often the function was called in all, and which of these calls is shown. */
export function callWords(run: Run, { frame }: Snapshot, listing: number): string {
  const calls = run.calls.get(listing) ?? [];
  if (calls.length === 0 || !frame) return 'not called';
  if (calls.length === 1) return 'called once';
  return `called ${calls.length} times, here call ${calls.indexOf(frame) + 1}`;
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
  // A loop's line has its counter twice, in the initialization and the increment: take the later.
  const byName = new Map<string, { words: string; isOld: boolean }>();
  for (const number of parts.values) {
    const { kind, name = '' } = siteTable.at(number);
    const value = values.get(number);
    if (!value) continue;
    const named = kind === 'value' && parts.isNamed ? `${name} = ${value.words}` : value.words;
    const words = kind === 'condition' ? conditionWords(value.words) : named;
    byName.set(kind === 'value' ? name : `${kind} ${number}`, { words, isOld: value.isOld });
  }
  const said = [...byName.values()];
  const fresh = said.filter(({ isOld }) => !isOld);
  const shown = fresh.length > 0 ? fresh : said;
  return {
    words: shown.map(({ words }) => words).join(', '),
    isOld: shown.length > 0 && fresh.length === 0,
  };
}

/** A condition holds or not: `false` beside `if (...) return false` would look like what it returns. */
function conditionWords(words: string): string {
  if (words === 'true') return 'yes';
  return words === 'false' ? 'no' : words;
}

function cellsOf({ count, now, at }: Strip, isLoop: boolean): Cell[] {
  const first = Math.max(0, Math.min(now - (mostCells >> 1), count - mostCells));
  return Array.from({ length: Math.min(count, mostCells) }, (_, i) => ({
    ...at(first + i),
    text: isLoop ? numberOf(first + i, first, now) : '',
    isNow: first + i === now,
  }));
}

/**
 * The number over a square. An ellipsis stands for earlier ones that there is no room for; of numbers with
 * two digits every second is left out, or they would run into each other.
 */
function numberOf(iteration: number, first: number, now: number): string {
  if (iteration === first && first > 0) return '…';
  return iteration < 10 || (iteration - now) % 2 === 0 ? String(iteration) : '';
}

/** The part of a line that a site covers. */
function columnsOf({ at: [from, column, to, endColumn] }: Site, line: number): [number, number][] {
  if (line < from || line > to) return [];
  return [[line === from ? column : 0, line === to ? endColumn : Number.POSITIVE_INFINITY]];
}
