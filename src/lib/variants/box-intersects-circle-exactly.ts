import { toInteger } from '../to-integer.ts';
import type { Box, Circle } from '../types.ts';

/**
 * Returns the exact result of `boxIntersectsCircle`
 * for finite numbers and sides of 0 or more;
 * touching counts, and so does a centre inside.
 *
 * @example
 * const box = { center: { x: 0, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 7, y: 7 }, radius: 5 };
 * boxIntersectsCircleExactly(box, c); // true
 *
 * @remarks
 * It computes the fast test and its largest possible
 * error. Only if the error could change the result
 * does it start again in whole numbers, which never
 * round.
 *
 * Each operation is wrong by at most u = 2^-53 of
 * its result, so a gap is wrong by 2u of the offset
 * and the half side, and the sum of the squares by
 * 3u more. The doubt is twice that, and 1e-290 is
 * added because squares lose digits below 2^-1022.
 *
 * Throws a RangeError if any number is NaN or
 * infinite, because no exact result exists then.
 *
 * *Accuracy*: it is never wrong.
 *
 * *Cost*: O(1), about the same as the fast test. It
 * is thousands of times slower if the circle nearly
 * touches, or if lengths are above 1e150 or all
 * below 1e-145.
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
  // The gap, or 0 if it is negative.
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
  // Written with >, so that NaN is in doubt.
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

/** Returns how far it is beyond a side, or 0. */
function wholeGap(
  offset: bigint,
  half: bigint,
): bigint {
  const way = offset < 0n ? -offset : offset;
  return way > half ? way - half : 0n;
}
