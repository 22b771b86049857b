import type { LineLayout, ListingLayout } from './layout.ts';
import type { Look, Reach, Strip, Tick } from './look.ts';
import { siteAt } from './recorder.ts';
import type { Run } from './run.ts';

/** One turn of a loop at one line: a small square. */
export interface Cell {
  readonly tick: Tick;
  /** The number of the turn, on the loop's own line. */
  readonly text: string;
  readonly isNow: boolean;
  readonly isLater: boolean;
  /** The event to go to when it is chosen. */
  readonly event: number;
}

/** What stands at a line of a listing at a step of a run. */
export interface Row {
  readonly reach: Reach | null;
  readonly words: string;
  /** Of an earlier turn, or of a call that is over. */
  readonly isOld: boolean;
  readonly cells: readonly Cell[];
  /** Columns of the line, from and up to, that never run while the rest does. */
  readonly dimmed: readonly (readonly [number, number])[];
}

/** So many turns of a loop are shown; of more, those around the current one. */
export const mostCells = 8;

/** The rows of a listing, by the number of the line. */
export function rowsAt(layout: ListingLayout, look: Look): Map<number, Row> {
  const rows = new Map<number, Row>();
  for (const [line, parts] of layout.lines) rows.set(line, rowAt(line, parts, look));
  return rows;
}

function rowAt(line: number, parts: LineLayout, look: Look): Row {
  const reach = reachOf(parts.reach, look);
  const said = wordsAt(parts, look);
  const strip = parts.strip === null ? undefined : look.strips.get(parts.strip);
  return {
    reach,
    words: said.words,
    isOld: said.isOld,
    cells: strip ? cellsOf(strip, siteAt(parts.strip ?? 0).kind === 'loop') : [],
    dimmed: reach === 'never' ? [] : parts.pieces.flatMap((piece) => dimmedAt(line, piece, look)),
  };
}

/** The parameters of the call that is shown: "point = (3, 4)". */
export function parameterWords(layout: ListingLayout, look: Look): string {
  return layout.parameters
    .flatMap((number) => {
      const value = look.values.get(number);
      return value ? [`${siteAt(number).name} = ${value.words}`] : [];
    })
    .join('   ');
}

/** How often the function was called in all, and which of these calls is shown. */
export function callWords({ frames }: Run, { frame }: Look, listing: number): string {
  const calls = frames.filter(({ fn }) => fn === listing);
  if (calls.length === 0 || !frame) return 'not called';
  if (calls.length === 1) return 'called once';
  return `called ${calls.length} times, here call ${calls.indexOf(frame) + 1}`;
}

function reachOf(numbers: readonly number[], look: Look): Reach | null {
  const states = numbers.map((number) => look.reach.get(number));
  for (const state of ['ran', 'later', 'never'] as const) {
    if (states.includes(state)) return state;
  }
  return null;
}

function wordsAt(parts: LineLayout, { values }: Look): { words: string; isOld: boolean } {
  // A counter stands in the line twice, where it starts and where it goes on: the later one holds.
  const byName = new Map<string, { words: string; isOld: boolean }>();
  for (const number of parts.values) {
    const { kind, name = '' } = siteAt(number);
    const value = values.get(number);
    if (!value) continue;
    const words = kind === 'value' && parts.isNamed ? `${name} = ${value.words}` : value.words;
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

function cellsOf({ turns, now }: Strip, isLoop: boolean): Cell[] {
  const first = Math.max(0, Math.min(now - (mostCells >> 1), turns.length - mostCells));
  return turns.slice(first, first + mostCells).map(({ tick, isLater, event }, i) => ({
    tick,
    text: isLoop ? String(first + i) : '',
    isNow: first + i === now,
    isLater,
    event,
  }));
}

function dimmedAt(line: number, piece: number, look: Look): [number, number][] {
  if (look.reach.get(piece) !== 'never') return [];
  const [from, column, to, endColumn] = siteAt(piece).at;
  if (line < from || line > to) return [];
  return [[line === from ? column : 0, line === to ? endColumn : Number.POSITIVE_INFINITY]];
}
