import type { Arithmetic } from '#figure/formulas/expression.ts';
import { add, compare, div, fromDouble, mul, type Rational, sign, sub } from '#oracle/rational.ts';

/** Exact arithmetic for formulas. Its square root throws unless the number is a perfect square. */
export const exact: Arithmetic<Rational> = {
  number: fromDouble,
  add,
  subtract: sub,
  multiply: mul,
  divide: div,
  root,
  abs: (a) => (sign(a) < 0 ? sub(fromDouble(0), a) : a),
  min: (a, b) => (compare(a, b) <= 0 ? a : b),
  max: (a, b) => (compare(a, b) >= 0 ? a : b),
};

export function exactly(values: Readonly<Record<string, number>>): Record<string, Rational> {
  const entries = Object.entries(values).map(([name, value]) => [name, fromDouble(value)] as const);
  return Object.fromEntries(entries);
}

function root({ top, bottom, twos }: Rational): Rational {
  // t/b = tb/b², and an even power of two has an exact square root.
  const odd = Math.abs(twos % 2);
  const inner = top * bottom * 2n ** BigInt(odd);
  const of = wholeRoot(inner);
  if (of * of !== inner) throw new RangeError('The number is not a perfect square.');
  return { top: of, bottom, twos: (twos - odd) / 2 };
}

/** The largest integer whose square is at most the given number. */
function wholeRoot(value: bigint): bigint {
  if (value < 0n) throw new RangeError('A negative number has no root.');
  if (value < 2n) return value;
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (guess + value / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
}
