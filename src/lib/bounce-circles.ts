import type {
  Body,
  BounceOptions,
  Contact,
  Velocities,
} from './types.ts';

/**
 * The velocities of two bodies after they bounce off
 * each other, where `contact` is how they meet.
 *
 * @example
 * const a = { velocity: { x: 4, y: 1 }, mass: 1 };
 * const b = { velocity: { x: 0, y: 0 }, mass: 3 };
 * const contact = collideCircles(
 *   { center: { x: 0, y: 0 }, radius: 5 },
 *   { center: { x: 8, y: 0 }, radius: 4 },
 * )!;
 * bounceCircles(a, b, contact);
 * // { a: { x: -2, y: 1 }, b: { x: 2, y: 0 } }
 *
 * @remarks
 * `contact` is that of `collideCircles(a, b)`: its
 * normal points from a to b. `restitution`, 1 if not
 * given, says how much of the speed along the normal
 * comes back: 1 all of it, 0 none. `friction`, 0 if
 * not given, is Coulomb's: what brakes the sliding
 * is at most that many times what parts the bodies,
 * and never turns the sliding round. The bodies do
 * not spin.
 *
 * A mass of Infinity is immovable; its body keeps
 * its velocity. Bodies that part already, or move
 * side by side, stay as they are, as do two that are
 * immovable and two without any mass. NaN in a
 * velocity, a mass or the normal: the same. NaN in
 * restitution or friction: velocities of NaN.
 *
 * *Accuracy*: each coordinate errs by at most 30
 * ulps of the sum of both speeds, and the sum of the
 * momenta by at most 24 ulps of the sum of their
 * sizes; energy grows by at most 2^-45 of itself.
 * Speeds are 0 or from 1e-70 to 1e70, masses from
 * 1e-70 to 1e70 or Infinity, restitution and
 * friction from 0 to 1.
 *
 * *Cost*: O(1), four divisions.
 *
 * @group response
 * @figure two-that-move/two-balls
 */
export function bounceCircles(
  a: Body,
  b: Body,
  contact: Contact,
  options: BounceOptions = {},
): Velocities {
  const { restitution = 1, friction = 0 } = options;
  const { x: nx, y: ny } = contact.normal;
  // How b moves, as seen from a.
  const vx = b.velocity.x - a.velocity.x;
  const vy = b.velocity.y - a.velocity.y;
  const along = vx * nx + vy * ny;
  // Of each change, the lighter one takes more. From
  // two immovable bodies comes NaN.
  const shareA = 1 / (1 + a.mass / b.mass);
  const shareB = 1 / (1 + b.mass / a.mass);
  if (!(along < 0 && shareA >= 0)) {
    return { a: a.velocity, b: b.velocity };
  }
  const changeAlong = -(1 + restitution) * along;
  // To the left of the normal, where y points up.
  const sliding = vy * nx - vx * ny;
  const grip = Math.min(
    Math.abs(sliding),
    friction * changeAlong,
  );
  const brake = sliding > 0 ? -grip : grip;
  const changeX = changeAlong * nx - brake * ny;
  const changeY = changeAlong * ny + brake * nx;
  return {
    a: {
      x: a.velocity.x - changeX * shareA,
      y: a.velocity.y - changeY * shareA,
    },
    b: {
      x: b.velocity.x + changeX * shareB,
      y: b.velocity.y + changeY * shareB,
    },
  };
}
