import type { SiteTable } from './site-table.ts';

/** The values at the end of a line, and the sites that decide whether the line is highlighted. */
export interface LineLayout {
  /** Variables, conditions, returns: their numbers, from left to right. */
  readonly values: readonly number[];
  /** Whether the values are shown with their names: a destructuring line has them already. */
  readonly isNamed: boolean;
  /** A loop or a condition in a loop whose iterations are shown; null where there is none. */
  readonly strip: number | null;
  /** The statements that start in this line; without one, the statement that it is part of. */
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

/** A function's text in its file, and its first line. */
export interface Listed {
  readonly file: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly firstLine: number;
}

/** The layout of each line of a listing: it is the same for every run. */
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
        // For a condition in one line, only its value as a whole.
        !starting.some((whole) => whole.number === partOf),
    );
    const own = startingIn(line);
    const around = reaching.filter(({ at }) => at[0] < line && at[2] >= line);
    // A comment and a `case 1:` belong to the next line.
    const next = texts.findIndex((other, k) => k > i && !leads(other));
    const lineSites = leads(text) && around.length > 0 ? startingIn(firstLine + next) : own;
    lines.set(line, {
      values: values.map(({ number }) => number),
      isNamed:
        new Set(values.map(({ name }) => name)).size < 2 ||
        values.some(({ kind }) => kind !== 'value'),
      strip: strip?.number ?? null,
      reach: (lineSites.length > 0 ? lineSites : around.slice(-1)).map(({ number }) => number),
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
export function isEndOfBody([line, column, endLine, endColumn]: readonly number[]): boolean {
  return line === endLine && (endColumn ?? 0) - (column ?? 0) === 1;
}

/** Whether the line belongs to the one below it. */
function leads(text: string): boolean {
  return /^\s*(\/\/|(case\b.*|default):$)/.test(text);
}
