import { castAroundOrigin } from './cast-circle-against-box.ts';
import type {
  Cast,
  Circle,
  OrientedBox,
  Vec2,
} from './types.ts';

/**
 * Returns where a moving circle first hits the
 * rotated box, or null if it passes or stops short;
 * if they already touch, moving deeper hits at once.
 *
 * @example
 * const box = { center: { x: 9, y: 0 }, rotation: 0,
 *   halfWidth: 4, halfHeight: 3 };
 * const c = { center: { x: 0, y: 1 }, radius: 2 };
 * const way = { x: 12, y: 0 };
 * const cast =
 *   castCircleAgainstOrientedBox(box, c, way);
 * cast?.fraction; // 0.25
 * cast?.normal; // { x: -1, y: 0 }
 *
 * @remarks
 * This is `castCircleAgainstBox` in the box's own
 * axes. The centre and the displacement are rotated
 * into these axes, and the point and the normal are
 * rotated back. The fraction and the feature stay
 * the same. Edges are numbered along the box's own
 * axes.
 *
 * Returns null if the displacement is 0 or infinite,
 * if the radius is below 0 or infinite, or if any
 * number is NaN.
 *
 * *Accuracy*: with a rotation of 0, a hit or a miss
 * is right for whole numbers up to +-4096. Otherwise
 * it can be wrong only within 48 ulps of the span
 * from touching, and at `fraction` the distance is
 * accurate to 48 ulps of the span. The span and the
 * sizes are the same as in `castCircleAgainstBox`. A
 * ray that starts this near to a box of no height
 * may seem to start on the other side. If the two
 * overlap by less than 14 ulps of the span at the
 * start, they may count as apart. The distance keeps
 * its bound then, but the fraction need not be 0.
 *
 * *Cost*: O(1), a sine, a cosine and a few square
 * roots.
 *
 * @group cast
 * @figure moving-circle/swept-grown
 */
export function castCircleAgainstOrientedBox(
  target: OrientedBox,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const cos = Math.cos(target.rotation);
  const sin = Math.sin(target.rotation);
  const dx = circle.center.x - target.center.x;
  const dy = circle.center.y - target.center.y;
  const { x: wx, y: wy } = displacement;
  const cast = castAroundOrigin(
    target,
    {
      center: {
        x: dx * cos + dy * sin,
        y: dy * cos - dx * sin,
      },
      radius: circle.radius,
    },
    {
      x: wx * cos + wy * sin,
      y: wy * cos - wx * sin,
    },
  );
  if (cast === null) return null;
  const { point: p, normal: n } = cast;
  const point = {
    x: target.center.x + p.x * cos - p.y * sin,
    y: target.center.y + p.x * sin + p.y * cos,
  };
  // The sums can overflow.
  const size = Math.abs(point.x + point.y);
  if (!(size < Infinity)) return null;
  return {
    ...cast,
    point,
    normal: {
      x: n.x * cos - n.y * sin,
      y: n.x * sin + n.y * cos,
    },
  };
}
