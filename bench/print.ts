import type { Spread } from '#site/measure/spread.ts';

/** Prints a heading and a table with one line per row, labelled with its name. */
export function print(heading: string, rows: readonly { readonly name: string }[]): void {
  console.log(`\n${heading}`);
  console.table(
    Object.fromEntries(
      rows.map(({ name, ...columns }) => [
        name,
        Object.fromEntries(Object.entries(columns).map(([key, value]) => [key, words(value)])),
      ]),
    ),
  );
}

function words(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return short(value);
  const { median, low, high } = value as Spread;
  return `${short(median)} (${short(low)} to ${short(high)})`;
}

/** Rounds to three digits, because a measurement is not more precise. */
export function short(value: unknown): unknown {
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  return Number(value.toPrecision(3));
}
