import type {
  Box,
  Circle,
  Vec2,
} from '#lib/types.ts';

/** The way out of a box: a direction, how far. */
export interface WayOut {
  readonly normal: Vec2;
  readonly depth: number;
}

/**
 * cute_headers, circle and box, as the way out of a
 * deep contact was found up to March 2018: over the
 * wall on the side where the centre is farther from
 * the middle. In a square that is the nearest wall.
 *
 * Half sides 5 and 1, radius 1 at (2,0): out to the
 * right by 4, where down by 2 is enough. A centre
 * outside is no deep contact: null.
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
