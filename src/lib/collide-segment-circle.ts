import { areFinite } from './are-finite.ts';
import { closestPointOnSegment } from './closest-point-on-segment.ts';
import { segmentIntersectsCircle } from './segment-intersects-circle.ts';
import type {
  Circle,
  Contact,
  Segment,
  Vec2,
} from './types.ts';

/**
 * Returns the contact between the circle and the
 * segment, or null if they are apart; just touching
 * is a contact of depth 0.
 *
 * @example
 * const wall = { a: { x: 0, y: 0 },
 *   b: { x: 8, y: 0 } };
 * const c = { center: { x: 3, y: 2 }, radius: 5 };
 * const contact = collideSegmentCircle(wall, c);
 * contact?.depth; // 3
 *
 * @remarks
 * The normal points from the segment to the circle's
 * centre. Moving the circle by normal times depth
 * leaves the two just touching. The feature is the
 * nearest end, 0 or 1, or edge 0 between the ends.
 *
 * If the centre is on the segment, the circle could
 * leave on either side. It leaves to the left of a
 * to b, where y points up, and the feature is the
 * edge. If the segment also has no length, the
 * normal is (1, 0).
 *
 * *Accuracy*: the move is off by at most 6 ulps of
 * the span, as in `segmentIntersectsCircle`. A
 * centre nearer than 1e-100 to an end leaves
 * perpendicular to the segment.
 *
 * *Cost*: O(1), one square root.
 *
 * @group contact
 * @figure line-and-circle/segment-way-out
 */
export function collideSegmentCircle(
  segment: Segment,
  circle: Circle,
): Contact | null {
  const { a, b } = segment;
  const isHit =
    circle.radius < Infinity &&
    segmentIntersectsCircle(segment, circle) &&
    areFinite([a, b]);
  if (!isHit) return null;
  const { center, radius } = circle;
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const dx = center.x - a.x;
  const dy = center.y - a.y;
  const fx = center.x - b.x;
  const fy = center.y - b.y;
  const length2 = ex * ex + ey * ey;
  // Past an end, measure from that end, because this
  // rounds least. Within 1e-100 of an end the centre
  // counts as on the segment, because squares would
  // soon underflow.
  if (
    dx * ex + dy * ey <= 0 &&
    dx * dx + dy * dy > 1e-200
  ) {
    return meetEnd(a, 0, dx, dy, radius);
  }
  if (
    fx * ex + fy * ey >= 0 &&
    fx * fx + fy * fy > 1e-200
  ) {
    return meetEnd(b, 1, fx, fy, radius);
  }
  if (length2 === 0) {
    return {
      normal: { x: 1, y: 0 },
      depth: radius,
      point: { x: a.x, y: a.y },
      feature: { kind: 'vertex', index: 0 },
    };
  }
  const length = Math.sqrt(length2);
  // Positive to the left if y points up.
  const side = (ex * dy - ey * dx) / length;
  const way = side < 0 ? -1 : 1;
  return {
    normal: {
      x: (-way * ey) / length,
      y: (way * ex) / length,
    },
    depth: Math.max(0, radius - Math.abs(side)),
    point: closestPointOnSegment(center, segment),
    feature: { kind: 'edge', index: 0 },
  };
}

function meetEnd(
  end: Vec2,
  index: number,
  dx: number,
  dy: number,
  radius: number,
): Contact {
  const gap = Math.sqrt(dx * dx + dy * dy);
  return {
    normal: { x: dx / gap, y: dy / gap },
    // Rounding could make this negative.
    depth: Math.max(0, radius - gap),
    point: { x: end.x, y: end.y },
    feature: { kind: 'vertex', index },
  };
}
