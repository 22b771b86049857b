import { castAgainstCorner } from './cast-against-corner.ts';
import {
  castAgainstEdge,
  earlierCast,
} from './cast-against-edge.ts';
import {
  castFromContact,
  leadsInwards,
} from './cast-from-contact.ts';
import { collideBoxCircle } from './collide-box-circle.ts';
import type {
  Box,
  Cast,
  Circle,
  Vec2,
} from './types.ts';

/**
 * Where a moving circle first meets the box, or null
 * if it passes or falls short; one that touches
 * or overlaps it is hit at once if it moves inwards.
 *
 * @example
 * const box = { center: { x: 9, y: 0 },
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 0, y: 1 }, radius: 2 };
 * const way = { x: 12, y: 0 };
 * const cast = castCircleAgainstBox(box, c, way);
 * cast?.fraction; // 0.25
 * cast?.point; // { x: 5, y: 1 }
 * cast?.normal; // { x: -1, y: 0 }
 *
 * @remarks
 * The circle's centre moves from c to c plus
 * displacement. `fraction` is the first moment from
 * which on it would go deeper: the two touch or
 * overlap, and the displacement leads inwards, which
 * is against the normal. A displacement that leads
 * away, along (to within 8 ulps of its length) or
 * only grazes is free.
 *
 * It is the cast of a point against a rounded box:
 * the walls moved outward by the radius, and a disc
 * around each corner. For a circle that touches or
 * overlaps at the start the normal is that of
 * `collideBoxCircle`; if several walls are
 * equally near, as in a corner, a displacement that
 * leads away from one of them is free. With radius 0
 * it casts a ray, which meets corners too.
 *
 * *Accuracy*: hit or miss is right for whole numbers
 * up to +-4096; else it errs only within 32 ulps of
 * the span from touching, and at `fraction` the
 * distance is right to 32 ulps of the span: the
 * largest of the radius, the displacement along x or
 * y, and the sides of the box around all corners and
 * the centre. Each size is 0 or from 1e-70 to 1e70.
 * At `fraction` the centre is a radius along the
 * normal from `point`, to 48 ulps of the span or of
 * the largest coordinate. An overlap of less than 4
 * ulps of the span at the start may pass for none:
 * the distance keeps its bound, but the fraction
 * need not be 0.
 *
 * Returns null if the displacement is 0 or infinite,
 * if the radius is below 0 or infinite, or if any
 * number is NaN.
 *
 * *Cost*: O(1), a few roots.
 *
 * @group cast
 * @figure moving-circle/swept-grown
 */
export function castCircleAgainstBox(
  target: Box,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const { x, y } = target.center;
  const cast = castAroundOrigin(
    target,
    {
      center: {
        x: circle.center.x - x,
        y: circle.center.y - y,
      },
      radius: circle.radius,
    },
    displacement,
  );
  if (cast === null) return null;
  const point = {
    x: x + cast.point.x,
    y: y + cast.point.y,
  };
  // The sums can be too large for a number.
  return Math.abs(point.x + point.y) < Infinity
    ? { ...cast, point }
    : null;
}

/** Against a box of these sides around (0, 0). */
export function castAroundOrigin(
  sides: Pick<Box, 'halfWidth' | 'halfHeight'>,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const { halfWidth: w, halfHeight: h } = sides;
  const { radius } = circle;
  const isSize = radius >= 0 && radius < Infinity;
  if (!isSize) return null;
  const contact = collideBoxCircle(
    {
      center: { x: 0, y: 0 },
      halfWidth: w,
      halfHeight: h,
    },
    circle,
  );
  if (contact !== null) {
    const { center } = circle;
    return leavesBox(w, h, center, displacement)
      ? null
      : castFromContact(contact, displacement);
  }
  const corners = [
    { x: -w, y: -h },
    { x: w, y: -h },
    { x: w, y: h },
    { x: -w, y: h },
  ] as const;
  // Directions, which no edge is too short to have.
  const ways = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ] as const;
  let first: Cast | null = null;
  for (let i = 0; i < 4; i += 1) {
    const a = corners[i]!;
    const b = corners[(i + 1) % 4]!;
    const onEdge = castAgainstEdge(
      { a, b },
      i,
      1,
      circle,
      displacement,
      false,
    );
    const onCorner = castAgainstCorner(
      a,
      i,
      ways[(i + 3) % 4]!,
      ways[i]!,
      1,
      circle,
      displacement,
    );
    first = earlierCast(first, onEdge);
    first = earlierCast(first, onCorner);
  }
  return first;
}

/** A wall of a box, seen from a point in it. */
interface Wall {
  readonly gap: number;
  readonly normal: Vec2;
}

/**
 * Whether the displacement leads a point in the box
 * away from one of the walls nearest to it.
 */
function leavesBox(
  w: number,
  h: number,
  { x, y }: Vec2,
  displacement: Vec2,
): boolean {
  const walls: readonly Wall[] = [
    { gap: h + y, normal: { x: 0, y: -1 } },
    { gap: w - x, normal: { x: 1, y: 0 } },
    { gap: h - y, normal: { x: 0, y: 1 } },
    { gap: w + x, normal: { x: -1, y: 0 } },
  ];
  let nearest = Infinity;
  for (const { gap } of walls) {
    nearest = Math.min(nearest, gap);
  }
  if (!(nearest >= 0)) return false;
  for (const { gap, normal } of walls) {
    if (
      gap === nearest &&
      !leadsInwards(displacement, normal)
    ) {
      return true;
    }
  }
  return false;
}
