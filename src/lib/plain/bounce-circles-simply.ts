import type {
  Body,
  BounceOptions,
  Velocities,
} from '../types.ts';
import type { Push } from './types.ts';

/**
 * Returns the velocities of two bodies after they
 * bounce off each other.
 *
 * For smooth bodies, of which at most one is
 * immovable.
 */
export function bounceCirclesSimply(
  { velocity: u, mass: m1 }: Body,
  { velocity: v, mass: m2 }: Body,
  { normal: n }: Push,
  { restitution: k = 1 }: BounceOptions = {},
): Velocities {
  const along =
    (v.x - u.x) * n.x + (v.y - u.y) * n.y;
  if (along >= 0) return { a: u, b: v };
  const change = -(1 + k) * along;
  const shareA = 1 / (1 + m1 / m2);
  const shareB = 1 / (1 + m2 / m1);
  return {
    a: {
      x: u.x - change * shareA * n.x,
      y: u.y - change * shareA * n.y,
    },
    b: {
      x: v.x + change * shareB * n.x,
      y: v.y + change * shareB * n.y,
    },
  };
}
