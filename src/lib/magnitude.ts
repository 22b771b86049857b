/**
 * Returns the length of the vector (x, y), even if
 * its squares are too large or too small. It is
 * accurate to 2 ulps, and the same in every browser
 * and language.
 */
export function magnitude(
  x: number,
  y: number,
): number {
  const squared = x * x + y * y;
  if (squared > 1e-280 && squared < 1e300) {
    return Math.sqrt(squared);
  }
  const size = Math.max(Math.abs(x), Math.abs(y));
  if (size === 0 || size === Infinity) return size;
  // Scaling by a power of two does not round.
  const scale = size > 1 ? 2 ** -600 : 2 ** 600;
  const sx = x * scale;
  const sy = y * scale;
  return Math.sqrt(sx * sx + sy * sy) / scale;
}
