/**
 * Returns the number times 2^1074, exactly. The
 * result is whole, because every double is a
 * multiple of 2^-1074.
 */
export function toInteger(value: number): bigint {
  if (!Number.isFinite(value)) {
    throw new RangeError(
      `${value} is not a finite number.`,
    );
  }
  let scaled = value;
  let halvings = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    halvings += 1;
  }
  return BigInt(scaled) << BigInt(1074 - halvings);
}
