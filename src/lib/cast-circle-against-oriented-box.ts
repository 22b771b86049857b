import { castAroundOrigin } from './cast-circle-against-box.ts';
import type {
  Cast,
  Circle,
  OrientedBox,
  Vec2,
} from './types.ts';

/**
 * Where a moving circle first meets the rotated box,
 * or null if it passes or falls short; one that
 * touches or overlaps it is hit at once if it moves
 * inwards.
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
 * The cast of `castCircleAgainstBox` on the box's
 * own axes: centre and displacement are rotated into
 * them, point and normal back. The fraction and the
 * feature stay. Edges are those of the box's own
 * axes.
 *
 * *Accuracy*: with rotation 0 hit or miss is right
 * for whole numbers up to +-4096; else it errs only
 * within 48 ulps of the span from touching, and at
 * `fraction` the distance is right to 48 ulps of the
 * span, in the span and the sizes of
 * `castCircleAgainstBox`. A ray that starts so near
 * to a box of no height may be taken to start on the
 * other side. An overlap of less than 14 ulps of the
 * span at the start may pass for none: the distance
 * keeps its bound, but the fraction need not be 0.
 *
 * Returns null if the displacement is 0 or infinite,
 * if the radius is below 0 or infinite, or if any
 * number is NaN.
 *
 * *Cost*: O(1), a sine, a cosine and a few roots.
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
  // The sums can be too large for a number.
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
