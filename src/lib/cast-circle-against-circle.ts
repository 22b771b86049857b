import { castFromContact } from './cast-from-contact.ts';
import { collideCircles } from './collide-circles.ts';
import { enterDisc } from './enter-disc.ts';
import type { Cast, Circle, Vec2 } from './types.ts';

/**
 * Where a moving circle first meets another one, or
 * null if it passes or falls short; one that
 * touches or overlaps it is hit at once if it moves
 * inwards.
 *
 * @example
 * const at = { x: 9, y: 0 };
 * const post = { center: at, radius: 1 };
 * const c = { center: { x: 0, y: 0 }, radius: 2 };
 * const way = { x: 8, y: 0 };
 * const cast =
 *   castCircleAgainstCircle(post, c, way);
 * cast?.fraction; // 0.75
 * cast?.point; // { x: 8, y: 0 }
 * cast?.normal; // { x: -1, y: 0 }
 *
 * @remarks
 * The circle's centre moves from c to c plus
 * displacement. `fraction` is the first moment from
 * which on it would go deeper: the two touch or
 * overlap, and the displacement leads inwards, which
 * is against the normal. A displacement that leads
 * away, along (to within 8 ulps of its length) or
 * only grazes is free. For two that touch or overlap
 * at the start the normal is that of
 * `collideCircles`.
 *
 * It is the cast of a point against a circle with
 * the sum of the radii. With radius 0 it casts a
 * ray.
 *
 * *Accuracy*: hit or miss is right for whole numbers
 * up to +-4096; else it errs only within 8 ulps of
 * the span from touching, and at `fraction` the
 * distance is right to 8 ulps of the span: the
 * largest of the sum of the radii, the displacement,
 * and the distance of the centres, along x or y.
 * Each of these is 0 or from 1e-70 to 1e70. An
 * overlap of less than 3 ulps of the span at the
 * start may pass for none: the distance keeps its
 * bound, but the fraction need not be 0.
 *
 * Returns null if the displacement is 0 or infinite,
 * if a radius is below 0 or infinite, or if any
 * number is NaN.
 *
 * *Cost*: O(1), two roots.
 *
 * @group cast
 * @figure moving-circle/moving-circle
 */
export function castCircleAgainstCircle(
  target: Circle,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const reach = target.radius + circle.radius;
  const isShape =
    target.radius >= 0 &&
    circle.radius >= 0 &&
    reach < Infinity;
  if (!isShape) return null;
  const contact = collideCircles(target, circle);
  if (contact !== null) {
    return castFromContact(contact, displacement);
  }
  const { x, y } = target.center;
  const entry = enterDisc(
    {
      x: circle.center.x - x,
      y: circle.center.y - y,
    },
    displacement,
    reach,
  );
  if (entry === null) return null;
  const { fraction, normal } = entry;
  return {
    fraction,
    point: {
      x: x + normal.x * target.radius,
      y: y + normal.y * target.radius,
    },
    normal,
    feature: { kind: 'edge', index: 0 },
  };
}
