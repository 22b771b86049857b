/**
 * Whether a line is surely farther from a circle's
 * centre than the radius: p - q is the cross product
 * of the edge on that line and the vector from its
 * first end to the centre.
 *
 * @remarks
 * Compares (p - q)^2 with r2 times length2, the
 * squares of the radius and of the edge. All come
 * from differences of coordinates, and each
 * operation is wrong by at most u = 2^-53 of its
 * result. So p - q errs by at most 4u of |p| + |q|,
 * and r2 times length2 by 7u of itself; more than
 * twice that is allowed for. Products below 2^-1022
 * lose more, but less than 1e-160 for the lengths
 * that are let through. Where the answer is true,
 * the sign of p - q is right as well.
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
