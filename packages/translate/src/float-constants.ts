import type { FunctionTree } from './tree.ts';

// The library's constants are for doubles: a few ulps, and the limits where squares underflow or
// overflow. Floats have other limits.

/** Whether a function's integers exceed a float's precision, such as limbs and cell keys. */
export const needsDoubles = ({ file, body }: FunctionTree): boolean =>
  file.endsWith('/whole-number.ts') ||
  body.some((one) => one.kind === 'let' && one.type.kind === 'map');

/** Doubles have 53 binary digits, and floats have 24. */
const fewerDigits = 53 - 24;

/** Returns the float's equivalent of a constant. */
export function floatConstant(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  if (value < 0) return -floatConstant(-value);
  // The largest power of two, the least positive number, and the least normal one.
  if (value === 2 ** 1023) return 2 ** 127;
  if (value === 2 ** -1074) return 2 ** -149;
  if (value === 2 ** -1022) return 2 ** -126;
  const bits = Math.log2(value);
  // A few ulps of 1, and their squares.
  if (bits >= -54 && bits <= -39) return value * 2 ** fewerDigits;
  if (bits >= -108 && bits <= -90 && Number.isInteger(bits)) return value * 4 ** fewerDigits;
  // A double's exponents have eight times the range.
  if (Math.abs(bits) <= 100) return value;
  if (Number.isInteger(bits)) return 2 ** Math.round(bits / 8);
  return Number(`1e${Math.round(Math.log10(value) / 8)}`);
}

/** Formats a float with the fewest digits that identify it. */
export function shortestFloat(value: number): string {
  let digits = 1;
  while (Math.fround(Number(value.toPrecision(digits))) !== Math.fround(value)) digits += 1;
  const rounded = Number(value.toPrecision(digits));
  const isLong = rounded !== 0 && (rounded < 1e-4 || rounded >= 1e10);
  return isLong ? rounded.toExponential() : String(rounded);
}

/** Adapts the limits in a comment to floats. */
export const commentOfFloats = (comment: string): string =>
  comment
    .replaceAll(/\b1e-?\d+/g, (one) => shortestFloat(floatConstant(Number(one))))
    .replaceAll(/\b2\^(-?\d{4,})/g, (_, bits: string) => {
      return `2^${Math.log2(floatConstant(2 ** Number(bits)))}`;
    });

/** The bounds are derived for doubles only. */
export const docOfFloats = (paragraph: string): string =>
  paragraph.startsWith('Accuracy:') ? 'Accuracy: it has not been examined for `float`.' : paragraph;
