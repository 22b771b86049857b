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
  const sizeX = Math.abs(x);
  const sizeY = Math.abs(y);
  // Even if the other is NaN, as in IEEE 754.
  const isEndless =
    sizeX === Infinity || sizeY === Infinity;
  if (isEndless) return Infinity;
  const size = Math.max(sizeX, sizeY);
  if (size === 0) return 0;
  // Scaling by a power of two does not round.
  const scale = size > 1 ? 2 ** -600 : 2 ** 600;
  const sx = x * scale;
  const sy = y * scale;
  return Math.sqrt(sx * sx + sy * sy) / scale;
}
