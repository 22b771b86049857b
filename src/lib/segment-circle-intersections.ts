import type {
  Circle,
  Segment,
  Vec2,
} from './types.ts';

/**
 * The points where the segment crosses the circle's
 * rim, in order from a to b: none, one or two; if
 * it just touches, one.
 *
 * @example
 * const wall = { a: { x: 0, y: 0 },
 *   b: { x: 9, y: 0 } };
 * const c = { center: { x: 4, y: 3 }, radius: 5 };
 * segmentCircleIntersections(wall, c);
 * // [{ x: 0, y: 0 }, { x: 8, y: 0 }]
 *
 * @remarks
 * The rim alone is crossed: a segment that lies
 * inside has no point, one with an end inside has
 * one. An end on the rim counts. A segment of no
 * length is a point, and a circle of radius 0 has a
 * rim of one point.
 *
 * How many there are is told by comparing squares,
 * before a root or a division rounds anything. The
 * points are measured from the centre, so they are
 * as far from it as the radius says.
 *
 * *Accuracy*: their number is right for whole
 * numbers up to +-4096, whatever the whole radius;
 * else it errs only if the rim is within 8 ulps
 * of the span of an end, or of just touching. But
 * for one rounding to the place where it lies
 * (which may swap two that are as near as that), a
 * point is within 8 ulps of the radius of the rim
 * unless it is an end, and within 12 ulps of the
 * span of both rim and segment. The span and its
 * limits are those of `segmentIntersectsCircle`, and
 * the radius is 0 or from 1e-225 on, since its
 * product with the length and its ratio to it must
 * keep their digits. NaN anywhere: none.
 *
 * *Cost*: O(1), one root.
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
    return fromA === r2 && radius >= 0
      ? [{ x: a.x, y: a.y }]
      : [];
  }
  // Does the line through a and b meet the rim?
  const cross = ex * dy - ey * dx;
  const root = halfChord(r2, length2, cross, radius);
  if (root < 0 || radius < 0) return [];
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
  // Where it just touches, the two are one.
  return leaves && root > 0
    ? [first, last]
    : [first];
}

/**
 * Half of the chord times the segment's length, or
 * -1 if the line misses the circle.
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
  if (!(away <= reach)) return -1;
  const product = Math.sqrt(reach + away);
  return product * Math.sqrt(reach - away);
}

/**
 * Half a chord before or behind the foot of the
 * centre's perpendicular, but never past an end.
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
  // Divided first, as the products could underflow.
  const across = cross / length2;
  const on = chord / length2;
  const x = ey * across + ex * on;
  const y = ey * on - ex * across;
  return { x: center.x + x, y: center.y + y };
}
