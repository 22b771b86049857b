import { castFromContact } from './cast-from-contact.ts';
import { collideCircles } from './collide-circles.ts';
import { enterDisc } from './enter-disc.ts';
import type { Cast, Circle, Vec2 } from './types.ts';

/**
 * Returns where a moving circle first hits another
 * circle, or null if it passes or stops short; if
 * they already touch, moving deeper hits at once.
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
 * displacement. `fraction` is the first moment after
 * which the circle would move deeper, because the
 * two touch or overlap and the displacement points
 * inwards, against the normal. If the circle moves
 * away, moves along the rim (to within 4 ulps of the
 * displacement's length) or only grazes, that is not
 * a hit. If the circles touch or overlap at the
 * start, the normal is the one from
 * `collideCircles`.
 *
 * This is the cast of a point against a circle whose
 * radius is the sum of both radii. With a radius of
 * 0 it casts a ray.
 *
 * Returns null if the displacement is 0 or infinite,
 * if a radius is below 0 or infinite, or if any
 * number is NaN.
 *
 * *Accuracy*: a hit or a miss is right for whole
 * numbers up to +-4096. Otherwise it can be wrong
 * only within 8 ulps of the span from touching, and
 * at `fraction` the distance is accurate to 8 ulps
 * of the span. The span is the largest of the sum of
 * the radii, the displacement, and the distance
 * between the centres, along x or y. This applies if
 * each of these is 0 or from 1e-70 to 1e70. If the
 * circles overlap by less than 3 ulps of the span at
 * the start, they may count as apart. The distance
 * keeps its bound then, but the fraction need not be
 * 0.
 *
 * *Cost*: O(1), two square roots.
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
