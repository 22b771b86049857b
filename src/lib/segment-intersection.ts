import { areFinite } from './are-finite.ts';
import { orientation } from './orientation.ts';
import type { Segment, Vec2 } from './types.ts';

/**
 * Finds the point where two segments cross, or both
 * ends of the part where they overlap; just touching
 * counts.
 *
 * @example
 * const sight = { a: { x: 0, y: 0 },
 *   b: { x: 8, y: 6 } };
 * const wall = { a: { x: 0, y: 6 },
 *   b: { x: 8, y: 0 } };
 * segmentIntersection(sight, wall);
 * // [{ x: 4, y: 3 }]
 *
 * @remarks
 * Segments share one point if they cross, or if an
 * end of one of them lies on the other. If they are
 * on one line and overlap, they share a part of it,
 * and the list has the two ends of that part, in
 * order along the first segment. If they are on one
 * line and only touch, it has one point. A segment
 * of no length is a point, which is shared if it
 * lies on the other segment.
 *
 * An end that lies on the other segment is returned
 * unchanged. No point is outside the box around
 * either segment, so a point on a wall along an axis
 * is exactly on it.
 *
 * The list is empty if any number is NaN or
 * infinite, or if products overflow, as they may for
 * spans above 1e150.
 *
 * *Accuracy*: the number of points is never wrong,
 * because `orientation` decides it, and a point that
 * is an end is exact. Apart from the final rounding
 * of its coordinates, any other point is within 36
 * ulps of the span from both segments. If the
 * segments are nearly parallel, they are that close
 * to each other over a long stretch, and the point
 * may be anywhere on it. The span is the longer side
 * of the box around both segments. This applies to
 * spans from 1e-70 to 1e70.
 *
 * *Cost*: O(1), four times `orientation` and one
 * division.
 *
 * @group crossing
 * @figure where-they-cross/line-of-sight
 */
export function segmentIntersection(
  a: Segment,
  b: Segment,
): readonly Vec2[] {
  const p = a.a;
  const q = a.b;
  const r = b.a;
  const s = b.b;
  if (!areFinite([p, q, r, s])) return [];
  // The box in which the boxes around them overlap.
  const left = largerMinimum(p.x, q.x, r.x, s.x);
  const right = smallerMaximum(p.x, q.x, r.x, s.x);
  const low = largerMinimum(p.y, q.y, r.y, s.y);
  const high = smallerMaximum(p.y, q.y, r.y, s.y);
  if (left > right || low > high) return [];
  const sideOfP = orientation(r, s, p);
  const sideOfQ = orientation(r, s, q);
  const sideOfR = orientation(p, q, r);
  const sideOfS = orientation(p, q, s);
  // Both ends on one side of the other's line?
  if (sideOfP * sideOfQ > 0) return [];
  if (sideOfR * sideOfS > 0) return [];
  if (sideOfR === 0 && sideOfS === 0) {
    // On one line, they share a diagonal of the box.
    const isRight = p.x <= q.x;
    const isUp = p.y <= q.y;
    const first = {
      x: isRight ? left : right,
      y: isUp ? low : high,
    };
    if (left === right && low === high) {
      return [first];
    }
    const last = {
      x: isRight ? right : left,
      y: isUp ? high : low,
    };
    return [first, last];
  }
  if (sideOfP === 0) return [{ x: p.x, y: p.y }];
  if (sideOfQ === 0) return [{ x: q.x, y: q.y }];
  if (sideOfR === 0) return [{ x: r.x, y: r.y }];
  if (sideOfS === 0) return [{ x: s.x, y: s.y }];
  const t = crossingParameter(p, q, b);
  const x = p.x + (q.x - p.x) * t;
  const y = p.y + (q.y - p.y) * t;
  if (!(Math.abs(x + y) < Infinity)) return [];
  // Rounding must not carry it out of the box.
  return [
    {
      x: Math.max(left, Math.min(right, x)),
      y: Math.max(low, Math.min(high, y)),
    },
  ];
}

/**
 * Returns how far from p to q the segment crosses,
 * from 0 to 1, if p and q are on different sides.
 */
function crossingParameter(
  p: Vec2,
  q: Vec2,
  { a, b }: Segment,
): number {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  // The distances from the line, times its length.
  const fromP = Math.abs(
    ex * (p.y - a.y) - ey * (p.x - a.x),
  );
  const fromQ = Math.abs(
    ex * (q.y - a.y) - ey * (q.x - a.x),
  );
  const sum = fromP + fromQ;
  // 0 if rounding left nothing of either distance.
  return sum > 0 ? fromP / sum : 0;
}

/** Returns where two overlapping ranges begin. */
function largerMinimum(
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  return Math.max(Math.min(a, b), Math.min(c, d));
}

/** Returns where two overlapping ranges end. */
function smallerMaximum(
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  return Math.min(Math.max(a, b), Math.max(c, d));
}
