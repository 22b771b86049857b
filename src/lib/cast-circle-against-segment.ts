import { castAgainstCorner } from './cast-against-corner.ts';
import {
  castAgainstEdge,
  earlierCast,
} from './cast-against-edge.ts';
import { castFromContact } from './cast-from-contact.ts';
import { collideSegmentCircle } from './collide-segment-circle.ts';
import { orientation } from './orientation.ts';
import type {
  Cast,
  Circle,
  Contact,
  Segment,
  Vec2,
} from './types.ts';

/**
 * Returns where a moving circle first hits the
 * segment, or null if it passes or stops short; if
 * they already touch, moving deeper hits at once.
 *
 * @example
 * const wall = { a: { x: 0, y: 0 },
 *   b: { x: 8, y: 0 } };
 * const c = { center: { x: 3, y: 6 }, radius: 2 };
 * const down = { x: 0, y: -8 };
 * const cast =
 *   castCircleAgainstSegment(wall, c, down);
 * cast?.fraction; // 0.5
 * cast?.point; // { x: 3, y: 0 }
 * cast?.normal; // { x: 0, y: 1 }
 *
 * @remarks
 * The circle's centre moves from c to c plus
 * displacement. `fraction` is the first moment after
 * which the circle would move deeper, because the
 * two touch or overlap and the displacement points
 * inwards, against the normal. If the circle moves
 * away, moves along the segment (to within 4 ulps of
 * the displacement's length) or only grazes, that is
 * not a hit. The feature is an end, 0 or 1, or edge
 * 0.
 *
 * The centre hits the side of the segment that faces
 * it, moved outward by the radius, or a disc around
 * one of the ends. If the circle touches or overlaps
 * the segment at the start, the normal is the one
 * from `collideSegmentCircle`. With a radius of 0
 * this casts a ray, which also hits the ends.
 *
 * Returns null if the displacement is 0 or infinite,
 * if the radius is below 0 or infinite, or if any
 * number is NaN.
 *
 * *Accuracy*: a hit or a miss is right for whole
 * numbers up to +-4096. Otherwise it can be wrong
 * only within 32 ulps of the span from touching, and
 * at `fraction` the distance is accurate to 32 ulps
 * of the span. The span is the largest of the
 * radius, the displacement along x or y, and the
 * sides of the box around the three points. This
 * applies if each of these is 0 or from 1e-70 to
 * 1e70, and the segment's length is 0 or at least
 * 1e-75. At `fraction` the centre is one radius
 * along the normal from `point`, to 48 ulps of the
 * span or of the largest coordinate. If the two
 * overlap by less than 8 ulps of the span at the
 * start, they may count as apart. The distance keeps
 * its bound then, but the fraction need not be 0.
 *
 * *Cost*: O(1), a few square roots.
 *
 * @group cast
 * @figure moving-circle/swept-grown#wall
 */
export function castCircleAgainstSegment(
  target: Segment,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const { a, b } = target;
  const { x, y } = circle.center;
  const sum = a.x + a.y + b.x + b.y + x + y;
  if (!Number.isFinite(sum)) return null;
  const { radius } = circle;
  const isSize = radius >= 0 && radius < Infinity;
  if (!isSize) return null;
  // Exact, because rounding could put a point next
  // to the wall on its other side.
  const side = orientation(a, b, circle.center);
  const contact = collideSegmentCircle(
    target,
    circle,
  );
  if (contact !== null) {
    return castFromContact(
      facingSide(contact, target, side),
      displacement,
    );
  }
  const there = { x: b.x - a.x, y: b.y - a.y };
  const back = { x: a.x - b.x, y: a.y - b.y };
  const onEdge = castAgainstEdge(
    target,
    0,
    -side,
    circle,
    displacement,
    true,
  );
  const onA = castAgainstCorner(
    a,
    0,
    back,
    there,
    0,
    circle,
    displacement,
  );
  const onB = castAgainstCorner(
    b,
    1,
    there,
    back,
    0,
    circle,
    displacement,
  );
  return earlierCast(onEdge, earlierCast(onA, onB));
}

/** Returns the contact with its normal on a side. */
function facingSide(
  contact: Contact,
  { a, b }: Segment,
  side: number,
): Contact {
  const { normal, feature } = contact;
  const left =
    (b.x - a.x) * normal.y - (b.y - a.y) * normal.x;
  if (
    feature.kind === 'vertex' ||
    left * side >= 0
  ) {
    return contact;
  }
  return {
    ...contact,
    normal: { x: -normal.x, y: -normal.y },
  };
}
