import type {
  Box,
  Cast,
  Circle,
  Vec2,
} from './types.ts';

/**
 * Returns where a circle that moves inside the box
 * first hits a side, or null if it stays inside; at
 * a side, moving out through it hits at once.
 *
 * @example
 * const room = { center: { x: 5, y: 5 },
 *   halfWidth: 5, halfHeight: 5 };
 * const c = { center: { x: 4, y: 4 }, radius: 1 };
 * const way = { x: 10, y: 4 };
 * const cast = castCircleInsideBox(room, c, way);
 * cast?.fraction; // 0.5
 * cast?.point; // { x: 10, y: 6 }
 * cast?.normal; // { x: -1, y: 0 }
 *
 * @remarks
 * The circle's centre moves from c to c plus
 * displacement. `fraction` is the first moment after
 * which the circle would stick out more through one
 * of the sides. The normal points to the inside,
 * where the circle may be, and the feature is always
 * an edge. If the circle reaches two sides at once,
 * as in a corner, the one with the lower number is
 * hit. Moving along a side that it touches is not a
 * hit.
 *
 * This is the exit of a point from a box whose half
 * sides are smaller by the radius. With a radius of
 * 0 it is the exit of a ray. A box has no dents, so
 * each pair of sides is tested on its own, without a
 * square root.
 *
 * If the circle sticks out through a side at the
 * start, it hits that side at once if it moves
 * farther out, but it may move back in. If the box
 * is too narrow for it along x or y, it may come
 * nearer to the middle along that axis, but not move
 * away from there, as if it just fitted.
 *
 * Returns null if the displacement is 0 or infinite,
 * if the radius is below 0, or if any number is NaN
 * or infinite.
 *
 * *Accuracy*: a hit or a miss is right for whole
 * numbers up to 2^51. Otherwise it can be wrong only
 * within 4 ulps of the span from touching, and at
 * `fraction` the distance is accurate to 4 ulps of
 * the span. The span is the largest of the radius,
 * the displacement along x or y, and the sides of
 * the box around all corners and the centre. This
 * applies if each size is 0 or from 1e-150 to 1e150.
 * If it starts inside, at `fraction` the centre is
 * one radius along the normal from `point`, to 4
 * ulps of the span or of the largest coordinate.
 *
 * *Cost*: O(1), two divisions, no square root.
 *
 * @group cast
 * @figure inside/cast-in-room
 */
export function castCircleInsideBox(
  target: Box,
  circle: Circle,
  displacement: Vec2,
): Cast | null {
  const { x, y } = target.center;
  const { halfWidth: w, halfHeight: h } = target;
  const { center, radius } = circle;
  const { x: dx, y: dy } = displacement;
  const mx = center.x - x;
  const my = center.y - y;
  const isKnown =
    radius >= 0 &&
    Number.isFinite(mx + my + w + h + radius) &&
    dx * dx + dy * dy < Infinity;
  if (!isKnown) return null;
  const acrossX = leaveBand(mx, dx, w - radius);
  const acrossY = leaveBand(my, dy, h - radius);
  const fraction = Math.min(acrossX, acrossY);
  if (!(fraction <= 1)) return null;
  const sideX = dx > 0 ? 1 : 3;
  const sideY = dy > 0 ? 2 : 0;
  const isX =
    acrossX < acrossY ||
    (acrossX === acrossY && sideX < sideY);
  if (isX) {
    const along = my + fraction * dy;
    return {
      fraction,
      point: {
        x: dx > 0 ? x + w : x - w,
        y: y + Math.max(-h, Math.min(along, h)),
      },
      normal: { x: dx > 0 ? -1 : 1, y: 0 },
      feature: { kind: 'edge', index: sideX },
    };
  }
  const along = mx + fraction * dx;
  return {
    fraction,
    point: {
      x: x + Math.max(-w, Math.min(along, w)),
      y: dy > 0 ? y + h : y - h,
    },
    normal: { x: 0, y: dy > 0 ? -1 : 1 },
    feature: { kind: 'edge', index: sideY },
  };
}

/**
 * Returns the fraction of the step at which a number
 * leaves the range from -room to room, or Infinity
 * if it does not. Below 0, the room counts as 0.
 */
function leaveBand(
  from: number,
  step: number,
  room: number,
): number {
  const half = Math.max(0, room);
  const left = step > 0 ? half - from : half + from;
  const length = Math.abs(step);
  // A step of 0 leads nowhere.
  return length > 0 && length >= left
    ? Math.max(0, left) / length
    : Infinity;
}
