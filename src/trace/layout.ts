import type { SiteTable } from './site-table.ts';

/** What can stand at the end of a line, and what decides whether it is lit. */
export interface LineLayout {
  /** Variables, conditions, returns: their numbers, from left to right. */
  readonly values: readonly number[];
  /** Where a line takes several out of an object, their names stand in it in the same order. */
  readonly isNamed: boolean;
  /** A loop or a condition in a loop whose iterations are shown; null where there is none. */
  readonly strip: number | null;
  /** The statements that start in this line; if none does, the one that it is part of. */
  readonly reach: readonly number[];
  /** Pieces of it that may stay unreached while the rest runs. */
  readonly pieces: readonly number[];
}

export interface ListingLayout {
  readonly siteTable: SiteTable;
  /** The number of the function's `enter`. */
  readonly listing: number;
  readonly numbers: readonly number[];
  readonly parameters: readonly number[];
  /** By the number of a line in its file. */
  readonly lines: ReadonlyMap<number, LineLayout>;
}

/** A function as it stands in its file, from one line on. */
export interface Listed {
  readonly file: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly firstLine: number;
}

/** What each line of a listing has to show, whatever the run: known before any has been made. */
export function layOut(
  siteTable: SiteTable,
  { file, name, lines: texts, firstLine }: Listed,
): ListingLayout {
  const numbers = siteTable.ofListing(file, name);
  const [listing = -1] = numbers;
  const sites = numbers.map((number) => ({ number, ...siteTable.at(number) }));
  const reaching = sites.filter(
    ({ kind, isRight }) => kind === 'statement' || isRight || kind === 'enter',
  );
  const lines = new Map<number, LineLayout>();
  const startingIn = (line: number) => reaching.filter(({ at }) => at[0] === line);
  texts.forEach((text, i) => {
    const line = firstLine + i;
    const starting = sites.filter(({ at }) => at[0] === line);
    const condition = starting.find(({ kind, loop, isHeader, partOf }) => {
      return kind === 'condition' && loop !== undefined && !isHeader && partOf === undefined;
    });
    const loop = starting.find(({ kind }) => kind === 'loop');
    const strip = loop ?? condition ?? null;
    const values = starting.filter(
      ({ kind, number, partOf, isHeader, at }) =>
        (kind === 'value' || (kind === 'return' && !isEndOfBody(at)) || kind === 'condition') &&
        number !== strip?.number &&
        !isHeader &&
        // Of a condition in one line only how the whole came out.
        !starting.some((whole) => whole.number === partOf),
    );
    const own = startingIn(line);
    const around = reaching.filter(({ at }) => at[0] < line && at[2] >= line);
    // A comment and a `case 1:` go with what they are about.
    const next = texts.findIndex((other, k) => k > i && !leads(other));
    const told = leads(text) && around.length > 0 ? startingIn(firstLine + next) : own;
    lines.set(line, {
      values: values.map(({ number }) => number),
      isNamed:
        new Set(values.map(({ name }) => name)).size < 2 ||
        values.some(({ kind }) => kind !== 'value'),
      strip: strip?.number ?? null,
      reach: (told.length > 0 ? told : around.slice(-1)).map(({ number }) => number),
      pieces: [...own, ...around.slice(-1)].map(({ number }) => number),
    });
  });
  const parameters = sites.filter(({ kind, fn }) => kind === 'parameter' && fn === listing);
  return {
    siteTable,
    listing,
    numbers,
    parameters: parameters.map(({ number }) => number),
    lines,
  };
}

/** A closing brace, where a function ends without a value. */
function isEndOfBody([line, column, endLine, endColumn]: readonly number[]): boolean {
  return line === endLine && (endColumn ?? 0) - (column ?? 0) === 1;
}

/** Does the line only lead to the one below it? */
function leads(text: string): boolean {
  return /^\s*(\/\/|(case\b.*|default):$)/.test(text);
}
