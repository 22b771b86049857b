import {
  type Entry,
  entryAt,
} from './enter-disc.ts';
import type { Cast, Circle, Vec2 } from './types.ts';

/**
 * Returns where a circle that moves inside the
 * target first hits its rim, or null if it stays
 * inside; on the rim, moving outwards hits at once.
 *
 * @example
 * const at = { x: 0, y: 0 };
 * const arena = { center: at, radius: 10 };
 * const c = { center: { x: 1, y: 0 }, radius: 2 };
 * const way = { x: 14, y: 0 };
 * const cast =
 *   castCircleInsideCircle(arena, c, way);
 * cast?.fraction; // 0.5
 * cast?.point; // { x: 10, y: 0 }
 * cast?.normal; // { x: -1, y: 0 }
 *
 * @remarks
 * The circle's centre moves from c to c plus
 * displacement. `fraction` is the first moment after
 * which the circle would stick out more than before.
 * The normal points to the inside, where the circle
 * may be, and the feature is always edge 0. This is
 * the exit of a point from a circle whose radius is
 * the difference between the radii. With a radius of
 * 0 it is the exit of a ray.
 *
 * If the circle sticks out at the start, it hits at
 * once if it moves farther out, but it may move back
 * in, and then it hits where it would leave again.
 * If it passes without ever being wholly inside, it
 * hits where its centre is nearest to the target's
 * centre. Since the rim bends towards the circle,
 * moving along it leads out, so that is also a hit.
 * To roll along the rim, move the circle and push it
 * back by `keepCircleInsideCircle`.
 *
 * A circle that is larger than the target cannot be
 * inside. It may move nearer to the target's centre,
 * but not away from it, as if both were of one size.
 * If the centres are equal at the hit, the normal
 * points against the displacement.
 *
 * Returns null if the displacement is 0 or infinite,
 * if a radius is below 0 or infinite, or if any
 * number is NaN.
 *
 * *Accuracy*: a hit or a miss is right for whole
 * numbers up to +-4096. Otherwise it can be wrong
 * only within 8 ulps of the span from touching, and
 * at `fraction` the distance is accurate to 8 ulps
 * of the span. The span is the largest of the radii,
 * the displacement, and the distance between the
 * centres, along x or y. This applies if each of
 * these is 0 or from 1e-70 to 1e70.
 *
 * *Cost*: O(1), two square roots.
 *
 * @group cast
 * @figure inside/round-arena
 */
export function castCircleInsideCircle(
  target: Circle,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const isShape =
    target.radius >= 0 &&
    circle.radius >= 0 &&
    circle.radius < Infinity;
  if (!isShape) return null;
  const { x, y } = target.center;
  const exit = leaveDisc(
    {
      x: circle.center.x - x,
      y: circle.center.y - y,
    },
    displacement,
    Math.max(0, target.radius - circle.radius),
  );
  if (exit === null) return null;
  const { fraction, normal } = exit;
  const point = {
    x: x - normal.x * target.radius,
    y: y - normal.y * target.radius,
  };
  // The sums can overflow.
  return Math.abs(point.x + point.y) < Infinity
    ? {
        fraction,
        point,
        normal,
        feature: { kind: 'edge', index: 0 },
      }
    : null;
}

/**
 * Returns where a moving point leaves a disc, with a
 * normal that points inwards, or null. `start` is
 * relative to the disc's centre. From outside it may
 * come nearer until it is as near as it gets.
 */
function leaveDisc(
  start: Vec2,
  displacement: Vec2,
  reach: number,
): Entry | null {
  const { x: mx, y: my } = start;
  const { x: dx, y: dy } = displacement;
  const length2 = dx * dx + dy * dy;
  if (!(length2 > 0 && length2 < Infinity)) {
    return null;
  }
  const along = mx * dx + my * dy;
  const ex = mx + dx;
  const ey = my + dy;
  // At the end it is inside or still coming nearer.
  const isOut =
    ex * ex + ey * ey >= reach * reach &&
    along + length2 >= 0;
  if (!isOut) return null;
  const cross = mx * dy - my * dx;
  // The squared half of the chord that the path cuts
  // out of the disc, times length2. Below 0, the
  // path misses the disc.
  const chord2 =
    length2 * reach * reach - cross * cross;
  const chord = Math.sqrt(Math.max(0, chord2));
  const fraction = (chord - along) / length2;
  if (fraction < 0) return entryAt(0, -mx, -my);
  // The path can end in the centre of a disc of
  // radius 0, where no direction is outwards.
  const out = chord > 0 || cross !== 0 ? chord : 1;
  return entryAt(
    Math.min(1, fraction),
    -cross * dy - out * dx,
    cross * dx - out * dy,
  );
}
