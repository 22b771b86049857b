import { leadsInwards } from './cast-from-contact.ts';
import { magnitude } from './magnitude.ts';
import type { Vec2 } from './types.ts';

/**
 * The moment and the direction in which a moving
 * point enters a disc.
 */
export interface Entry {
  readonly fraction: number;
  /** Length 1, pointing away from the centre. */
  readonly normal: Vec2;
}

/**
 * Returns where a moving point outside a disc enters
 * it, or null. `start` is relative to the disc's
 * centre. A path that only grazes the disc does not
 * enter it.
 */
export function enterDisc(
  start: Vec2,
  displacement: Vec2,
  reach: number,
): Entry | null {
  const { x: mx, y: my } = start;
  const { x: dx, y: dy } = displacement;
  const towards = mx * dx + my * dy;
  if (!(towards < 0)) return null;
  const length2 = dx * dx + dy * dy;
  const cross = mx * dy - my * dx;
  // The squared half of the chord that the path cuts
  // out of the disc, times length2. The cross
  // product loses the fewest digits.
  const chord2 =
    length2 * reach * reach - cross * cross;
  // A disc of radius 0 is hit head-on or not at all.
  const meets =
    chord2 > 0 || (chord2 === 0 && cross === 0);
  if (!meets) return null;
  const ex = mx + dx;
  const ey = my + dy;
  // The path ends before the disc.
  if (
    towards + length2 < 0 &&
    ex * ex + ey * ey > reach * reach
  ) {
    return null;
  }
  const chord = Math.sqrt(chord2);
  const fraction = (-towards - chord) / length2;
  // Just before grazing, the square root errs most.
  if (fraction < 0) {
    return entryInwards(0, mx, my, displacement);
  }
  const isLate = fraction > 1;
  if (isLate && ex * dx + ey * dy < 0) {
    return entryInwards(1, ex, ey, displacement);
  }
  // The normal uses the same square root, so it
  // agrees with the fraction and points against the
  // motion, however small the disc is.
  const back = chord > 0 ? chord : 1;
  return entryAt(
    isLate ? 1 : fraction,
    cross * dy - back * dx,
    -cross * dx - back * dy,
  );
}

/**
 * Returns the entry, or null if the displacement
 * does not point inwards there by more than
 * rounding.
 */
export function entryInwards(
  fraction: number,
  nx: number,
  ny: number,
  displacement: Vec2,
): Entry | null {
  const entry = entryAt(fraction, nx, ny);
  return entry !== null &&
    leadsInwards(displacement, entry.normal)
    ? entry
    : null;
}

/**
 * Returns the entry, or null if its normal cannot be
 * computed.
 */
export function entryAt(
  fraction: number,
  nx: number,
  ny: number,
): Entry | null {
  // The squares could underflow.
  const size = magnitude(nx, ny);
  // This excludes lengths that cannot be squared.
  const isKnown =
    fraction <= 1 && size > 1e-300 && size < 1e300;
  if (!isKnown) return null;
  return {
    fraction,
    normal: {
      x: nx === 0 ? 0 : nx / size,
      y: ny === 0 ? 0 : ny / size,
    },
  };
}
