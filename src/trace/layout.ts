import type { Site } from './site.ts';
import type { KnownSite, SiteTable } from './site-table.ts';

/** The values shown at the end of a line, and the sites that decide its highlight. */
export interface LineLayout {
  /** The sites of variables, conditions and returns, from left to right. */
  readonly values: readonly number[];
  /** Whether values have names. A destructuring line already names them. */
  readonly isNamed: boolean;
  /** The loop, or the condition in a loop, whose iterations are shown, or null. */
  readonly strip: number | null;
  /**
   * The statements that start in the line. If none does, the statement that the line is part of.
   */
  readonly reach: readonly number[];
  /** Parts of the line that may stay unreached while the rest runs. */
  readonly pieces: readonly number[];
}

export interface ListingLayout {
  readonly siteTable: SiteTable;
  /** The number of the function's `enter`. */
  readonly listing: number;
  readonly numbers: readonly number[];
  readonly parameters: readonly number[];
  /** By line number in the file. */
  readonly lines: ReadonlyMap<number, LineLayout>;
}

export interface Listed {
  readonly file: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly firstLine: number;
}

/** Computes the layout of a listing's lines, which every run shares. */
export function layOut(
  siteTable: SiteTable,
  { file, name, lines: texts, firstLine }: Listed,
): ListingLayout {
  const numbers = siteTable.ofListing(file, name);
  const [listing = -1] = numbers;
  const sites = numbers.map((number) => ({ number, ...siteTable.at(number) }));
  const byLine = Map.groupBy(sites, ({ at }) => at[0]);
  const lines = new Map<number, LineLayout>();
  /** The sites around the line, outermost first. */
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
    const isLeading = belongsToNext(text) && around.length > 0;
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

function isReaching({ kind, isRight }: Site): boolean {
  return kind === 'statement' || isRight === true || kind === 'enter';
}

/** Returns what the end of a line shows of the sites that start in it. */
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
      // A condition within one line shows only its value as a whole.
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

/** Whether a function ends without a value at this closing brace. */
export function isEndOfBody([line, column, endLine, endColumn]: readonly number[]): boolean {
  return line === endLine && (endColumn ?? 0) - (column ?? 0) === 1;
}

function belongsToNext(text: string): boolean {
  return /^\s*(\/\/|(case\b.*|default):$)/.test(text);
}
