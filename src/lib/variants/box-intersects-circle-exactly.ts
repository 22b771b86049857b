import { toInteger } from '../to-integer.ts';
import type { Box, Circle } from '../types.ts';

/**
 * The true answer of `boxIntersectsCircle`, for any
 * finite numbers, with sides of 0 or more; just
 * touching and a centre inside count.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 7, y: 7 }, radius: 5 };
 * boxIntersectsCircleExactly(box, c); // true
 *
 * @remarks
 * Works it out as the fast one does, and how wrong
 * that can be at most. Only if that could change
 * the answer it starts again, in whole numbers that
 * never round.
 *
 * Each operation is wrong by at most u = 2^-53 of
 * its result: a gap by 2u of the offset and the half
 * side, the sum of the squares by 3u more. Twice
 * that is the doubt, and 1e-290 for squares that
 * lose digits below 2^-1022.
 *
 * *Accuracy*: never wrong. NaN and infinities have
 * no true answer: a RangeError.
 *
 * *Cost*: O(1), about that of the fast one. Where it
 * nearly touches, thousands of times more; so too
 * for lengths above 1e150, or all below 1e-145.
 *
 * @group exactly
 * @figure exactness/far-from-origin
 */
export function boxIntersectsCircleExactly(
  box: Box,
  circle: Circle,
): boolean {
  const { center, radius } = circle;
  const { halfWidth, halfHeight } = box;
  const dx = Math.abs(center.x - box.center.x);
  const dy = Math.abs(center.y - box.center.y);
  const gapX = dx - halfWidth;
  const gapY = dy - halfHeight;
  // The gap, or 0 if it is below 0.
  const outX = (gapX + Math.abs(gapX)) / 2;
  const outY = (gapY + Math.abs(gapY)) / 2;
  const far2 = outX * outX + outY * outY;
  const r2 = radius * radius;
  const noise =
    (dx + halfWidth + dy + halfHeight) * 2 ** -51;
  const doubt =
    noise * (2 * (outX + outY) + noise) +
    (far2 + r2) * 2 ** -50 +
    1e-290;
  const more = far2 - r2;
  // Asked this way round, NaN is in doubt.
  return Math.abs(more) > doubt
    ? more < 0 && radius >= 0
    : boxInWholeNumbers(box, circle);
}

function boxInWholeNumbers(
  box: Box,
  { center, radius }: Circle,
): boolean {
  const dx =
    toInteger(center.x) - toInteger(box.center.x);
  const dy =
    toInteger(center.y) - toInteger(box.center.y);
  const outX = wholeGap(
    dx,
    toInteger(box.halfWidth),
  );
  const outY = wholeGap(
    dy,
    toInteger(box.halfHeight),
  );
  const r = toInteger(radius);
  return (
    r >= 0n && outX * outX + outY * outY <= r * r
  );
}

/** How far beyond the near wall, or 0. */
function wholeGap(
  offset: bigint,
  half: bigint,
): bigint {
  const way = offset < 0n ? -offset : offset;
  return way > half ? way - half : 0n;
}
