const oneDouble = new Float64Array(1);
const itsBits = new BigInt64Array(oneDouble.buffer);

/** The double `steps` doubles above the value, or below it if `steps` is negative. */
export function neighbour(value: number, steps: number): number {
  oneDouble[0] = value;
  // Read as whole numbers, the bits of positive doubles count up in order, and those of negative
  // ones down from the smallest integer.
  const bits = itsBits[0]!;
  const lowest = -(2n ** 63n);
  const order = (bits < 0n ? lowest - bits : bits) + BigInt(steps);
  itsBits[0] = order < 0n ? lowest - order : order;
  return oneDouble[0]!;
}
