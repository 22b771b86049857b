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
 * Where a moving circle first meets the segment, or
 * null if it passes or falls short; one that
 * touches or overlaps it is hit at once if it moves
 * inwards.
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
 * displacement. `fraction` is the first moment from
 * which on it would go deeper: the two touch or
 * overlap, and the displacement leads inwards, which
 * is against the normal. A displacement that leads
 * away, along (to within 8 ulps of its length) or
 * only grazes is free. The feature is an end, 0 or
 * 1, or edge 0.
 *
 * Moved by the radius, the side of the segment that
 * faces the circle is met, or one of two discs
 * around the ends. For a circle that touches or
 * overlaps at the start the normal is that of
 * `collideSegmentCircle`. With radius 0 it casts a
 * ray, which meets the ends too.
 *
 * *Accuracy*: hit or miss is right for whole numbers
 * up to +-4096; else it errs only within 32 ulps of
 * the span from touching, and at `fraction` the
 * distance is right to 32 ulps of the span: the
 * largest of the radius, the displacement along x or
 * y, and the sides of the box around the three
 * points. Each of these is 0 or from 1e-70 to 1e70;
 * the segment's length is 0 or from 1e-75 on. At
 * `fraction` the centre is a radius along the normal
 * from `point`, to 48 ulps of the span or of the
 * largest coordinate. An overlap of less than 8 ulps
 * of the span at the start may pass for none: the
 * distance keeps its bound, but the fraction need
 * not be 0.
 *
 * Returns null if the displacement is 0 or infinite,
 * if the radius is below 0 or infinite, or if any
 * number is NaN.
 *
 * *Cost*: O(1), a few roots.
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
  // Exact, or a point next to the wall could take
  // itself to be on the other side already.
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

/** The contact, its normal on the side given. */
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
