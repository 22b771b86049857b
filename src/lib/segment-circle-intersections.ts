import type {
  Circle,
  Segment,
  Vec2,
} from './types.ts';

/**
 * Finds the points, at most two, where the segment
 * crosses the circle's rim, in order from a to b;
 * just touching gives one.
 *
 * @example
 * const wall = { a: { x: 0, y: 0 },
 *   b: { x: 9, y: 0 } };
 * const c = { center: { x: 4, y: 3 }, radius: 5 };
 * segmentCircleIntersections(wall, c);
 * // [{ x: 0, y: 0 }, { x: 8, y: 0 }]
 *
 * @remarks
 * Only the rim is crossed, so a segment inside the
 * circle has no crossings, but a segment with one
 * end inside has one. An end on the rim counts. A
 * segment of no length is a point, and a circle of
 * radius 0 has a rim of one point.
 *
 * The number of points is found by comparing
 * squares, before a square root or a division rounds
 * anything. The points are measured from the centre,
 * so that their distance from it is accurate. If the
 * segment was constructed to touch, rounding decides
 * between none, one and two points, so do not rely
 * on their number. The segment touches at
 * `closestPointOnSegment` of the centre.
 *
 * The list is empty if any number is NaN or
 * infinite, or if the radius is below 0.
 *
 * *Accuracy*: the number of points is right for
 * whole numbers up to +-4096 and any whole radius.
 * Otherwise it can be wrong only if the rim is
 * within 8 ulps of the span from an end, or from
 * just touching. Apart from the final rounding of
 * its coordinates, a point is within 12 ulps of the
 * span from both rim and segment. Unless it is an
 * end, it is also within 8 ulps of the radius from
 * the rim. If two points are within that rounding of
 * each other, they may be swapped. The span and its
 * limits are the same as in
 * `segmentIntersectsCircle`. This applies if the
 * radius is 0 or at least 1e-225, because its
 * product with the length and its ratio to it must
 * keep their digits.
 *
 * *Cost*: O(1), one square root.
 *
 * @group crossing
 * @figure where-they-cross/line-crosses
 */
export function segmentCircleIntersections(
  segment: Segment,
  circle: Circle,
): readonly Vec2[] {
  const { a, b } = segment;
  const { center, radius } = circle;
  const r2 = radius * radius;
  if (!(radius >= 0 && r2 < Infinity)) return [];
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const dx = center.x - a.x;
  const dy = center.y - a.y;
  const fx = center.x - b.x;
  const fy = center.y - b.y;
  const fromA = dx * dx + dy * dy;
  const fromB = fx * fx + fy * fy;
  const length2 = ex * ex + ey * ey;
  if (length2 === 0) {
    return fromA === r2 ? [{ x: a.x, y: a.y }] : [];
  }
  // Does the line through a and b meet the rim?
  const cross = ex * dy - ey * dx;
  const root = halfChord(r2, length2, cross, radius);
  if (root < 0) return [];
  const along = dx * ex + dy * ey;
  const enters =
    fromA >= r2 &&
    along >= 0 &&
    (fromB <= r2 || along <= length2);
  const leaves =
    fromB >= r2 &&
    along <= length2 &&
    (fromA <= r2 || along >= 0);
  const first = pointAt(segment, center, -root);
  const last = pointAt(segment, center, root);
  if (!enters) return leaves ? [last] : [];
  // If it just touches, the two are the same.
  return leaves && root > 0
    ? [first, last]
    : [first];
}

/**
 * Returns half of the chord times the segment's
 * length, or -1 if the line misses the circle.
 */
function halfChord(
  r2: number,
  length2: number,
  cross: number,
  radius: number,
): number {
  const reach2 = r2 * length2;
  if (r2 > 1e-290 && reach2 > 1e-280) {
    const root2 = reach2 - cross * cross;
    return root2 >= 0 ? Math.sqrt(root2) : -1;
  }
  // So small that the squares would lose digits.
  const reach = radius * Math.sqrt(length2);
  const away = Math.abs(cross);
  const isMet = away <= reach && reach < Infinity;
  if (!isMet) return -1;
  const product = Math.sqrt(reach + away);
  return product * Math.sqrt(reach - away);
}

/**
 * Returns the point half a chord before or behind
 * the foot of the perpendicular from the centre, but
 * never past an end.
 */
function pointAt(
  { a, b }: Segment,
  center: Vec2,
  chord: number,
): Vec2 {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const dx = center.x - a.x;
  const dy = center.y - a.y;
  const length2 = ex * ex + ey * ey;
  const along = dx * ex + dy * ey;
  if (along + chord <= 0) return { x: a.x, y: a.y };
  if (along + chord >= length2) {
    return { x: b.x, y: b.y };
  }
  const cross = ex * dy - ey * dx;
  // Divided first, because products could underflow.
  const across = cross / length2;
  const on = chord / length2;
  const x = ey * across + ex * on;
  const y = ey * on - ex * across;
  return { x: center.x + x, y: center.y + y };
}
