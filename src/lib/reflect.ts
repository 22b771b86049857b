import type { Vec2 } from './types.ts';

/**
 * Returns the velocity after a bounce off a wall
 * whose normal points to the ball's side.
 *
 * @example
 * const up = { x: 0, y: 1 };
 * reflect({ x: 3, y: -4 }, up, 0.5);
 * // { x: 3, y: 2 }
 *
 * @remarks
 * `restitution` is how much of the speed along the
 * normal comes back. If it is 1, all of the speed
 * comes back, and if it is 0, none does, so the ball
 * slides along the wall. The velocity along the wall
 * does not change.
 *
 * The normal has length 1. If the velocity already
 * points away from the wall, or along it, it is
 * returned unchanged, because a ball that is leaving
 * does not bounce again.
 *
 * *Accuracy*: each coordinate is off by at most 11
 * ulps of the speed, for speeds from 1e-150 to 1e150
 * and a restitution from 0 to 1. A restitution above
 * 1 multiplies that bound.
 *
 * *Cost*: O(1).
 *
 * @group response
 * @figure vectors/bounce-off-wall
 */
export function reflect(
  velocity: Vec2,
  normal: Vec2,
  restitution: number,
): Vec2 {
  const along =
    velocity.x * normal.x + velocity.y * normal.y;
  if (along >= 0) return velocity;
  const change = (1 + restitution) * along;
  return {
    x: velocity.x - change * normal.x,
    y: velocity.y - change * normal.y,
  };
}
