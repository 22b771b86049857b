import { toInteger } from '../to-integer.ts';
import type { Circle, Segment } from '../types.ts';

/**
 * Returns the exact result of
 * `segmentIntersectsCircle` for any finite numbers;
 * just touching counts.
 *
 * @example
 * const wall = { a: { x: 0, y: 0 },
 *   b: { x: 8, y: 0 } };
 * const c = { center: { x: 3, y: 5 }, radius: 5 };
 * segmentIntersectsCircleExactly(wall, c); // true
 *
 * @remarks
 * It computes the fast test and its largest possible
 * error. Only if the error could change the result
 * does it start again in whole numbers, which never
 * round.
 *
 * It need not be certain on which side of an end the
 * foot of the perpendicular falls. If rounding
 * decides this, the distances from the end and from
 * the line agree to far more digits than a double
 * has.
 *
 * Throws a RangeError if any number is NaN or
 * infinite, because no exact result exists then.
 *
 * *Accuracy*: it is never wrong.
 *
 * *Cost*: O(1), about the same as the fast test. It
 * is thousands of times slower if the circle nearly
 * touches, or if lengths are above 1e70 or all below
 * 1e-70.
 *
 * @group exactly
 * @figure line-and-circle/touching-undivided
 */
export function segmentIntersectsCircleExactly(
  segment: Segment,
  circle: Circle,
): boolean {
  const { a, b } = segment;
  const { center, radius } = circle;
  const r2 = radius * radius;
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const dx = center.x - a.x;
  const dy = center.y - a.y;
  const fx = center.x - b.x;
  const fy = center.y - b.y;
  const length2 = ex * ex + ey * ey;
  let more = 0;
  // If it is longer, products overflow, or a square
  // of the radius that lost digits gets too large.
  if (length2 < 1e140) {
    if (dx * ex + dy * ey <= 0) {
      more = beyondPoint(dx * dx + dy * dy, r2);
    } else if (fx * ex + fy * ey >= 0) {
      more = beyondPoint(fx * fx + fy * fy, r2);
    } else {
      more = beyondLine(
        ex * dy,
        ey * dx,
        r2,
        length2,
      );
    }
  }
  return more === 0
    ? segmentInWholeNumbers(segment, circle)
    : more < 0 && radius >= 0;
}

/**
 * Returns by how much the squared distance exceeds
 * the squared radius, or 0 if rounding could decide.
 */
function beyondPoint(
  far2: number,
  r2: number,
): number {
  const more = far2 - r2;
  const doubt = (far2 + r2) * 2 ** -49 + 1e-160;
  return Math.abs(more) > doubt ? more : 0;
}

/**
 * Returns the same for a line, times the segment's
 * length. The doubt is twice the error that the
 * remarks of `surelyBeyondReach` derive.
 */
function beyondLine(
  p: number,
  q: number,
  r2: number,
  length2: number,
): number {
  // Here products lose digits below 2^-1022.
  if (length2 < 1e-140) return 0;
  const cross = Math.abs(p - q);
  const noise =
    (Math.abs(p) + Math.abs(q)) * 2 ** -50;
  const far2 = cross * cross;
  const reach2 = r2 * length2;
  const doubt =
    noise * (2 * cross + noise) +
    (far2 + reach2) * 2 ** -49 +
    1e-160;
  const more = far2 - reach2;
  // Compared like this, NaN is in doubt.
  return Math.abs(more) > doubt ? more : 0;
}

function segmentInWholeNumbers(
  { a, b }: Segment,
  { center, radius }: Circle,
): boolean {
  const x = toInteger(center.x);
  const y = toInteger(center.y);
  const r = toInteger(radius);
  const dx = x - toInteger(a.x);
  const dy = y - toInteger(a.y);
  const fx = x - toInteger(b.x);
  const fy = y - toInteger(b.y);
  const ex = dx - fx;
  const ey = dy - fy;
  if (r < 0n) return false;
  const r2 = r * r;
  if (dx * ex + dy * ey <= 0n) {
    return dx * dx + dy * dy <= r2;
  }
  if (fx * ex + fy * ey >= 0n) {
    return fx * fx + fy * fy <= r2;
  }
  const cross = ex * dy - ey * dx;
  return cross * cross <= r2 * (ex * ex + ey * ey);
}
