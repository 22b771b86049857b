/**
 * Returns whether a line is certainly farther from a
 * circle's centre than the radius, where p - q is
 * the cross product of the edge on that line and the
 * vector from its first end to the centre.
 *
 * It compares (p - q)^2 with r2 times length2, which
 * are the squares of the radius and the edge. All of
 * these are computed from differences of
 * coordinates, and each operation is wrong by at
 * most u = 2^-53 of its result. So p - q is off by
 * at most 4u of |p| + |q|, and r2 times length2 by
 * 7u of itself, and the test allows for more than
 * twice that. Products below 2^-1022 lose more, but
 * less than 1e-160 for the lengths that are
 * accepted. If the result is true, the sign of p - q
 * is also right.
 */
export function surelyBeyondReach(
  p: number,
  q: number,
  r2: number,
  length2: number,
): boolean {
  const noise =
    (Math.abs(p) + Math.abs(q)) * 2 ** -50;
  const least = Math.abs(p - q) - noise;
  const most =
    r2 * length2 * (1 + 2 ** -48) + 1e-160;
  return (
    least > 0 &&
    least * least > most &&
    length2 > 1e-140 &&
    length2 < 1e140
  );
}
