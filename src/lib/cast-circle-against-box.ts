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
 * Returns where a moving circle first hits the box,
 * or null if it passes or stops short; if they
 * already touch, moving deeper hits at once.
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
 * displacement. `fraction` is the first moment after
 * which the circle would move deeper, because the
 * two touch or overlap and the displacement points
 * inwards, against the normal. If the circle moves
 * away, moves along the box (to within 4 ulps of the
 * displacement's length) or only grazes, that is not
 * a hit.
 *
 * This is the cast of a point against a rounded box,
 * whose sides are moved outward by the radius and
 * whose corners are discs. If the circle touches or
 * overlaps the box at the start, the normal is the
 * one from `collideBoxCircle`. If several sides are
 * equally near, as in a corner, a displacement that
 * points away from one of them is not a hit. With a
 * radius of 0 this casts a ray, which also hits
 * corners.
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
 * sides of the box around all corners and the
 * centre. This applies if each size is 0 or from
 * 1e-70 to 1e70. At `fraction` the centre is one
 * radius along the normal from `point`, to 48 ulps
 * of the span or of the largest coordinate. If the
 * two overlap by less than 4 ulps of the span at the
 * start, they may count as apart. The distance keeps
 * its bound then, but the fraction need not be 0.
 *
 * *Cost*: O(1), a few square roots.
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
  // The sums can overflow.
  return Math.abs(point.x + point.y) < Infinity
    ? { ...cast, point }
    : null;
}

/** Returns the cast against a box around (0, 0). */
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
  // Even an edge without length has a direction.
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

/** A side of a box, seen from a point inside it. */
interface Wall {
  readonly gap: number;
  readonly normal: Vec2;
}

/**
 * Returns whether the displacement moves a point in
 * the box away from one of the sides nearest to it.
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
