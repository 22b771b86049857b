import type {
  Body,
  BounceOptions,
  Contact,
  Velocities,
} from './types.ts';

/**
 * Returns the velocities of two bodies after they
 * bounce off each other at a contact.
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
 * `contact` is the result of `collideCircles(a, b)`,
 * so its normal points from a to b. `restitution`, 1
 * by default, is how much of the speed along the
 * normal comes back, from 0 for none of it to 1 for
 * all of it. `friction`, 0 by default, is Coulomb's
 * coefficient. The impulse that slows the sliding is
 * at most `friction` times the impulse that
 * separates the bodies. Apart from rounding, it
 * never reverses the sliding. The bodies do not
 * spin.
 *
 * A body with a mass of Infinity is immovable and
 * keeps its velocity. The velocities do not change
 * if the bodies are already moving apart or side by
 * side, if both are immovable, or if neither has a
 * mass. The same is true if a velocity, a mass or
 * the normal contains NaN. If they bounce and
 * restitution or friction is NaN, both velocities
 * are NaN.
 *
 * *Accuracy*: each coordinate is off by at most 30
 * ulps of the sum of both speeds. The sum of the
 * momenta is off by at most 24 ulps of the sum of
 * their sizes, and energy grows by at most 2^-45 of
 * itself. These bounds apply if speeds are 0 or from
 * 1e-70 to 1e70, masses are from 1e-70 to 1e70 or
 * Infinity, and restitution and friction are from 0
 * to 1.
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
  // The velocity of b relative to a.
  const vx = b.velocity.x - a.velocity.x;
  const vy = b.velocity.y - a.velocity.y;
  const along = vx * nx + vy * ny;
  // The lighter body takes the larger share of each
  // change. Two immovable bodies give NaN.
  const shareA = 1 / (1 + a.mass / b.mass);
  const shareB = 1 / (1 + b.mass / a.mass);
  if (!(along < 0 && shareA >= 0)) {
    return { a: a.velocity, b: b.velocity };
  }
  const changeAlong = -(1 + restitution) * along;
  // To the left of the normal if y points up.
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
