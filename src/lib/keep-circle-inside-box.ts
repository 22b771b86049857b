import { facing } from './collide-box-circle.ts';
import { magnitude } from './magnitude.ts';
import type {
  Box,
  Circle,
  Contact,
} from './types.ts';

/**
 * Returns the shortest push that brings the circle
 * wholly inside the box, or null if it is inside
 * already; touching a side from inside counts as
 * inside.
 *
 * @example
 * const room = { center: { x: 0, y: 0 },
 *   halfWidth: 8, halfHeight: 5 };
 * const c = { center: { x: 7, y: 1 }, radius: 3 };
 * const push = keepCircleInsideBox(room, c);
 * push?.depth; // 2
 * push?.normal; // { x: -1, y: 0 }
 *
 * @remarks
 * Moving the circle by normal times depth leaves it
 * touching the sides through which it stuck out. A
 * box has no dents, so each pair of sides is tested
 * on its own. If the circle sticks out through two
 * sides, it moves along x and y at once, the feature
 * is their corner, and `point` is that corner.
 * Otherwise the feature is the side, and `point` is
 * the point of the side nearest to the centre.
 *
 * If the box is too narrow for the circle along x or
 * y, the push brings it to the middle along that
 * axis, so that it sticks out equally on both sides.
 * If no push makes it better, the result is null.
 *
 * Returns null if the radius is below 0, or if any
 * number is NaN or infinite.
 *
 * *Accuracy*: for whole numbers up to 2^51 it is
 * null only if no push is needed. The move is off by
 * at most 3 ulps of the span along x and along y.
 * The span is the largest of the radius, the half
 * sides, and the distance between the centres along
 * x or y. This applies if each size is 0 or from
 * 1e-150 to 1e150.
 *
 * *Cost*: O(1), one square root.
 *
 * @group contact
 * @figure clamp-projection/nearest-wall
 */
export function keepCircleInsideBox(
  box: Box,
  circle: Circle,
): Contact | null {
  const { center, radius } = circle;
  const { x, y } = box.center;
  const { halfWidth: w, halfHeight: h } = box;
  const dx = center.x - x;
  const dy = center.y - y;
  const isKnown =
    radius >= 0 &&
    Number.isFinite(dx + dy + w + h + radius);
  if (!isKnown) return null;
  const backX = wayBack(dx, radius, w);
  const backY = wayBack(dy, radius, h);
  const depth = magnitude(backX, backY);
  if (depth === 0) return null;
  return {
    normal: { x: backX / depth, y: backY / depth },
    depth,
    point: {
      x: sideAt(backX, center.x, x - w, x + w),
      y: sideAt(backY, center.y, y - h, y + h),
    },
    feature: facing(-backX, -backY),
  };
}

/**
 * Returns the move along one axis that brings the
 * circle between two sides, or to the middle if they
 * are too near to each other.
 */
function wayBack(
  offset: number,
  radius: number,
  half: number,
): number {
  const far = Math.abs(offset);
  const over = far + radius - half;
  if (!(over > 0)) return 0;
  const way = Math.min(over, far);
  return offset > 0 ? -way : way;
}

/** Returns the side from which a move leads away. */
function sideAt(
  move: number,
  center: number,
  low: number,
  high: number,
): number {
  if (move === 0) return center;
  return move < 0 ? high : low;
}
