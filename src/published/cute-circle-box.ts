import type {
  Box,
  Circle,
  Vec2,
} from '#lib/types.ts';

/** The push out of a box: direction and length. */
export interface WayOut {
  readonly normal: Vec2;
  readonly depth: number;
}

/**
 * cute_headers, circle and box, with the push out of
 * a deep contact as it was until March 2018: along
 * the axis on which the centre is farther from the
 * middle. In a square, the nearest side is on that
 * axis, but in a longer box it may not be.
 *
 * With half sides 5 and 1, it pushes radius 1 at
 * (2,0) to the right by 4, although 2 downwards is
 * enough. A centre outside is not a deep contact, so
 * the result is null.
 */
export function wayOutByLargerOffset(
  box: Box,
  circle: Circle,
): WayOut | null {
  const dx = circle.center.x - box.center.x;
  const dy = circle.center.y - box.center.y;
  const restX = box.halfWidth - Math.abs(dx);
  const restY = box.halfHeight - Math.abs(dy);
  if (!(restX >= 0 && restY >= 0)) return null;
  if (Math.abs(dx) > Math.abs(dy)) {
    return {
      normal: { x: dx < 0 ? -1 : 1, y: 0 },
      depth: restX + circle.radius,
    };
  }
  return {
    normal: { x: 0, y: dy < 0 ? -1 : 1 },
    depth: restY + circle.radius,
  };
}
