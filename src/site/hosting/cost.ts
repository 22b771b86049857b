// What it takes to serve a million readers a day, from the bytes of the built site.

/** Bytes as a host sends them, without headers. */
export interface Measured {
  /** A chapter as it opens: the page, and the files that it names. */
  readonly chapter: number;
  /** All that is kept on the device of a reader after the first page. */
  readonly edition: number;
  /** The files of it. */
  readonly files: number;
  /** The service worker, which every visit asks for, and gets when there is a newer one. */
  readonly worker: number;
}

export const readers = 1_000_000;
const secondsADay = 86_400;

/** Of a GB, in whatever money. */
export const prices = [0, 0.01, 0.05, 0.1];

export const visits = [
  {
    key: 'first',
    who: 'come for the first time',
    short: 'first visit',
    bytes: ({ chapter, edition, worker }: Measured) => chapter + edition + worker,
  },
  {
    key: 'saving',
    who: 'open one chapter and keep nothing',
    short: 'one chapter',
    bytes: ({ chapter }: Measured) => chapter,
  },
  // The answer to "is there a newer edition?" has no body when there is none.
  { key: 'again', who: 'come again, to the same edition', short: 'again', bytes: () => 0 },
] as const;

const digits = (value: number) =>
  value === 0 ? '0' : value < 10 ? value.toFixed(1) : value.toFixed(0);

const thousands = (value: number) => digits(value).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** In the unit that leaves few digits; 1 kB is 1000 bytes. */
export function inWords(bytes: number): string {
  if (bytes === 0) return '0';
  return bytes < 1e6 ? `${digits(bytes / 1e3)} kB` : `${digits(bytes / 1e6)} MB`;
}

/** Everything that the page says, by the names it has there. */
export function servedNumbers(measured: Measured): ReadonlyMap<string, string> {
  const of = visits.flatMap(({ key, bytes }): [string, string][] => {
    const gigabytes = (bytes(measured) * readers) / 1e9;
    const megabits = (gigabytes * 8000) / secondsADay;
    return [
      [`${key} bytes`, inWords(bytes(measured))],
      [`${key} day`, thousands(gigabytes)],
      [`${key} rate`, thousands(megabits)],
      ...prices.map((price): [string, string] => [`${key} ${price}`, thousands(gigabytes * price)]),
    ];
  });
  return new Map([
    ...of,
    ['chapter', inWords(measured.chapter)],
    ['edition', inWords(measured.edition)],
    ['files', String(measured.files)],
    ['worker', inWords(measured.worker)],
  ]);
}
