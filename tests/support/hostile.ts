import fc from 'fast-check';
import { anywhere } from './for-all.ts';

// Malformed addresses: real ones that were cut, mixed, encoded or stuffed, and payloads for
// careless code.

/** Set by a payload that runs, in a page or in Node. */
export const canary = '__ran';

const run = `window.${canary}=1`;

/** Payloads for each context: markup, attributes, addresses, scripts. */
export const payloads: readonly string[] = [
  `<script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<svg/onload=${run}>`,
  `"><svg onload="${run}">`,
  `' onfocus='${run}' autofocus='`,
  `<iframe srcdoc="<script>parent.${canary}=1</script>">`,
  `<link rel=stylesheet href=//elsewhere.example/>`,
  `<base href=//elsewhere.example/>`,
  `javascript:${run}`,
  `data:text/html,<script>parent.${canary}=1</script>`,
  `//elsewhere.example/`,
  `</textarea></style></script><script>${run}</script>`,
  `\${${run}}`,
  `{{constructor.constructor("${run}")()}}`,
  `");${run};//`,
  `*/${run}/*`,
  `-->${run}`,
  `];${run};[`,
  `url(//elsewhere.example/)`,
];

/** Texts in place of a number. */
const numbers: readonly string[] = [
  ...['NaN', '-NaN', 'Infinity', '-Infinity', '-0', '0', '1e308', '-1e308', '1e309', '5e-324'],
  ...['-5e-324', '1e-7', '1e+2', '1E2', '9007199254740993', '4294967296', '-2147483649', '1e21'],
  ...['0.30000000000000004', '1.0000000000000002', '0.1', '-1', '96.00000000000001', '359.95'],
  ...[
    '1/0',
    '0x10',
    '0b1',
    '1_0',
    '1n',
    '.5',
    '5.',
    '+5',
    ' 5',
    '5 ',
    '٣',
    '１',
    '½',
    '',
    '-',
    'e',
  ],
];

const words: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'null'],
  ...['undefined', 'true', '[object Object]', '[]', '{}', '{"__proto__":{"x":1}}'],
  ...['\u0000', '\u0007', '\n', '\r\n', '\t', '\u00a0', '\u200b', '\u202e', '\ufeff', '\ud800'],
  ...[
    'é',
    'ß',
    '文',
    '𝒓',
    '🎱',
    'a\u0301'.repeat(20),
    '%',
    '%%',
    '%0',
    '%zz',
    '%00',
    '%0A',
    '%E0%A4%A',
  ],
  ...[
    '%C0%AE',
    '%FF',
    '%25',
    '%253B',
    '%u0041',
    '&amp;',
    '&lt;',
    '&#60;',
    '+',
    '?',
    '#',
    '/',
    '\\',
  ],
  ...['../', '//', ':', '=', ';', ',', ';;', ',,', '==', '~', ':~:text=a'],
];

type Change = (text: string) => string;

const fraction = anywhere(0, 1);
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...payloads) },
  { weight: 3, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

/** Two positions in a text from fractions of its length, the smaller first. */
const between = (text: string, one: number, other: number): [number, number] => {
  const [from = 0, to = 0] = [one, other]
    .map((at) => Math.round(at * text.length))
    .sort((a, b) => a - b);
  return [from, to];
};

/** Replaces one number of the text. */
const withNumber = (text: string, which: number, by: Change): string => {
  const found = [...text.matchAll(/-?\d+(\.\d+)?/g)];
  const one = found[Math.min(found.length - 1, Math.floor(which * found.length))];
  if (!one) return text;
  return text.slice(0, one.index) + by(one[0]) + text.slice(one.index + one[0].length);
};

/** Small changes of numbers, after which most addresses are still readable. */
const mild: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fraction, anywhere(-40, 140), fc.nat(6)).map(
    ([which, to, digits]): Change =>
      (text) =>
        withNumber(text, which, () => String(Number(to.toFixed(digits)))),
  ),
  fc.tuple(fraction, anywhere(-3, 3)).map(
    ([which, by]): Change =>
      (text) =>
        withNumber(text, which, (number) => String(Number((Number(number) + by).toFixed(1)))),
  ),
  fc.tuple(fraction, fc.integer({ min: -2, max: 4 })).map(
    ([which, to]): Change =>
      (text) =>
        withNumber(text, which, () => String(to)),
  ),
  fraction.map(
    (which): Change =>
      (text) =>
        withNumber(text, which, (number) => `${number}e0`),
  ),
);

const wild = (others: readonly string[]): fc.Arbitrary<Change> =>
  fc.oneof(
    fc.tuple(fraction, fc.constantFrom(...numbers)).map(
      ([which, number]): Change =>
        (text) =>
          withNumber(text, which, () => number),
    ),
    fraction.map(
      (at): Change =>
        (text) =>
          text.slice(0, Math.round(at * text.length)),
    ),
    fraction.map(
      (at): Change =>
        (text) =>
          text.slice(Math.round(at * text.length)),
    ),
    fc.tuple(fraction, fraction).map(
      ([one, other]): Change =>
        (text) => {
          const [from, to] = between(text, one, other);
          return text.slice(0, from) + text.slice(to);
        },
    ),
    fc.tuple(fraction, fraction, fc.integer({ min: 1, max: 40 })).map(
      ([one, other, times]): Change =>
        (text) => {
          const [from, to] = between(text, one, other);
          return text.slice(0, to) + text.slice(from, to).repeat(times) + text.slice(to);
        },
    ),
    fraction.map(
      (at): Change =>
        (text) => {
          const here = Math.round(at * text.length);
          return text.slice(here) + text.slice(0, here);
        },
    ),
    fc.tuple(fraction, piece).map(
      ([at, more]): Change =>
        (text) => {
          const here = Math.round(at * text.length);
          return text.slice(0, here) + more + text.slice(here);
        },
    ),
    fc.tuple(fraction, fraction, piece).map(
      ([one, other, more]): Change =>
        (text) => {
          const [from, to] = between(text, one, other);
          return text.slice(0, from) + more + text.slice(to);
        },
    ),
    piece.map(
      (more): Change =>
        (text) =>
          text.replace(/=.*/s, `=${more}`),
    ),
    fc.constantFrom('0', '2', '3', '99', '-1', '1.0', '', '__proto__').map(
      (version): Change =>
        (text) =>
          text.replace(/=\d+/, `=${version}`),
    ),
    fc.constantFrom(...others).map(
      (other): Change =>
        (text) =>
          text.replace(/^[^=]*/, other.replace(/=.*/s, '')),
    ),
    fc.constantFrom(...others).map(
      (other): Change =>
        (text) =>
          text + other,
    ),
    fc.constantFrom(';', ',', '=', '-').map(
      (sign): Change =>
        (text) =>
          text.replaceAll(sign, sign + sign),
    ),
    fc.constantFrom(';', ',', '=').map(
      (sign): Change =>
        (text) =>
          text.replaceAll(sign, ''),
    ),
    fc.constant<Change>((text) => text.toUpperCase()),
    fc.constant<Change>((text) => encodeURIComponent(text.toWellFormed())),
    fc.constant<Change>((text) => encodeURIComponent(encodeURIComponent(text.toWellFormed()))),
    fc.constant<Change>((text) =>
      [...text].map((one) => `%${one.charCodeAt(0).toString(16)}`).join(''),
    ),
    fc.constant<Change>((text) => `%${text}`),
  );

/** The longest address that a browser accepts. */
const veryLong = 2_000_000;

const long: fc.Arbitrary<Change> = fc
  .constantFrom('1,', ';', '9', '<b>', '%', '%31', '__proto__;', '文')
  .map(
    (one): Change =>
      (text) =>
        text + one.repeat(Math.ceil(veryLong / one.length)),
  );

/**
 * Fragments made from real ones. About one in five is still readable, and one in a few thousand has
 * two megabytes.
 */
export function hostile(
  real: fc.Arbitrary<string>,
  others: readonly string[],
): fc.Arbitrary<string> {
  const apply = (text: string, changes: readonly Change[]) =>
    changes.reduce((before, change) => change(before), text);
  const changed = (change: fc.Arbitrary<Change>, maxLength: number) =>
    fc
      .tuple(real, fc.array(change, { minLength: 1, maxLength }))
      .map(([text, all]) => apply(text, all));
  return fc.oneof(
    { weight: 1500, arbitrary: changed(mild, 3) },
    { weight: 2500, arbitrary: changed(wild(others), 3) },
    { weight: 1, arbitrary: changed(long, 1) },
  );
}
