import type { Site } from './site.ts';
import type { KnownSite, SiteTable } from './site-table.ts';

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
  const byLine = Map.groupBy(sites, ({ at }) => at[0]);
  const lines = new Map<number, LineLayout>();
  /** The sites around a line, the outermost first. */
  const open: Numbered[] = [];
  /** Comments and a `case 1:` belong to the next line. */
  let above: number[] = [];
  for (const [i, text] of texts.entries()) {
    const line = firstLine + i;
    const starting = byLine.get(line) ?? [];
    const reaching = starting.filter(isReaching);
    while ((open.at(-1)?.at[2] ?? line) < line) open.pop();
    const around = open.slice(-1).map(({ number }) => number);
    const own = reaching.map(({ number }) => number);
    const isLeading = leads(text) && around.length > 0;
    const reach = own.length > 0 && !isLeading ? own : around;
    lines.set(line, { ...endOf(starting), reach, pieces: [...own, ...around] });
    if (isLeading) above.push(line);
    else {
      if (own.length > 0) for (const one of above) lines.set(one, { ...lines.get(one)!, reach });
      above = [];
    }
    for (const site of reaching) open.push(site);
  }
  const parameters = sites.filter(({ kind, fn }) => kind === 'parameter' && fn === listing);
  return {
    siteTable,
    listing,
    numbers,
    parameters: parameters.map(({ number }) => number),
    lines,
  };
}

type Numbered = KnownSite & { readonly number: number };

/** Whether a line can be reached by it. */
function isReaching({ kind, isRight }: Site): boolean {
  return kind === 'statement' || isRight === true || kind === 'enter';
}

/** What the end of a line shows, from the sites that start in it. */
function endOf(starting: readonly Numbered[]): Pick<LineLayout, 'values' | 'isNamed' | 'strip'> {
  const condition = starting.find(({ kind, loop, isHeader, partOf }) => {
    return kind === 'condition' && loop !== undefined && !isHeader && partOf === undefined;
  });
  const strip = starting.find(({ kind }) => kind === 'loop') ?? condition;
  const inLine = new Set(starting.map(({ number }) => number));
  const values = starting.filter(
    ({ kind, number, partOf, isHeader, at }) =>
      (kind === 'value' || (kind === 'return' && !isEndOfBody(at)) || kind === 'condition') &&
      number !== strip?.number &&
      !isHeader &&
      // For a condition in one line, only its value as a whole.
      !inLine.has(partOf ?? -1),
  );
  return {
    values: values.map(({ number }) => number),
    isNamed:
      new Set(values.map(({ name }) => name)).size < 2 ||
      values.some(({ kind }) => kind !== 'value'),
    strip: strip?.number ?? null,
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
