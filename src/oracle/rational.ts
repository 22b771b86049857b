/**
 * An exact number: top / bottom * 2^twos, with `bottom` above 0. The power of two is a separate
 * field because every double contains one, so sums and products of doubles leave `bottom` at 1 and
 * stay short. Fractions are never reduced, so compare them with `compare`, not field by field.
 */
export interface Rational {
  readonly top: bigint;
  readonly bottom: bigint;
  readonly twos: number;
}

const oneDouble = new Float64Array(1);
const itsBits = new BigUint64Array(oneDouble.buffer);

/** Converts the double exactly. Throws a RangeError on NaN and infinities. */
export function fromDouble(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a finite number.`);
  oneDouble[0] = value;
  const bits = itsBits[0]!;
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & (2n ** 52n - 1n);
  // Below the smallest normal number, where the exponent is 0, a double has no leading 1 to add.
  const size = exponent === 0 ? fraction : fraction + 2n ** 52n;
  return { top: value < 0 ? -size : size, bottom: 1n, twos: Math.max(exponent, 1) - 1075 };
}

/** The gap between the double's magnitude and the next larger double. */
export function ulpOf(value: number): Rational {
  return { top: 1n, bottom: 1n, twos: fromDouble(value).twos };
}

export function add(a: Rational, b: Rational): Rational {
  const twos = Math.min(a.twos, b.twos);
  const aTop = (a.top * b.bottom) << BigInt(a.twos - twos);
  const bTop = (b.top * a.bottom) << BigInt(b.twos - twos);
  return { top: aTop + bTop, bottom: a.bottom * b.bottom, twos };
}

export function sub(a: Rational, b: Rational): Rational {
  return add(a, { ...b, top: -b.top });
}

export function mul(a: Rational, b: Rational): Rational {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom, twos: a.twos + b.twos };
}

/** Throws a RangeError if b is 0. */
export function div(a: Rational, b: Rational): Rational {
  if (b.top === 0n) throw new RangeError('Division by zero.');
  const top = a.top * b.bottom;
  const bottom = a.bottom * b.top;
  const twos = a.twos - b.twos;
  return bottom < 0n ? { top: -top, bottom: -bottom, twos } : { top, bottom, twos };
}

export function square(a: Rational): Rational {
  return mul(a, a);
}

export function sign(a: Rational): -1 | 0 | 1 {
  if (a.top === 0n) return 0;
  return a.top < 0n ? -1 : 1;
}

/** Returns -1 if a < b, 0 if they are equal, 1 if a > b. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  return sign(sub(a, b));
}
